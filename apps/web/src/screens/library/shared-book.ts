import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

import { isCoverAddress } from '../../ui/covers/cover-address.ts';
import { emptyBook, type NewBookInput } from './new-book.ts';

/** What other apps hand over when a reader shares something with Morsel. */
const SHARED = ['title', 'text', 'url'] as const;

const ADDRESS = /https?:\/\/\S+/g;
const PICTURE = /\.(jpe?g|png|webp|gif|avif)$/i;
const QUOTES = /^["'“”‘’«»]+|["'“”‘’«».,:;]+$/g;

/** Whether the address of the library carries something that was shared. */
export function isShared(params: URLSearchParams): boolean {
  return SHARED.some((name) => params.has(name));
}

export function withoutShared(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  for (const name of SHARED) rest.delete(name);
  return rest;
}

/**
 * The form as what was shared fills it: "Meditations by Marcus Aurelius" is a title and an author,
 * anything else a title, and an address is kept when it is a picture's.
 */
export function sharedBook(params: URLSearchParams): NewBookInput {
  const [title = '', text = '', url = ''] = SHARED.map((name) => params.get(name) ?? '');
  const addresses = `${url} ${text}`.match(ADDRESS) ?? [];
  const imageUrl = addresses.find((address) => isCoverAddress(address) && isPicture(address));
  const lines = [title, ...text.replace(ADDRESS, '').split('\n')].map(plain);
  const named = lines.map(titleAndAuthor).find(({ author }) => author !== '');
  const book = named ?? { title: lines.find((line) => line !== '') ?? '' };
  return { ...emptyBook, ...book, imageUrl: imageUrl ?? '' };
}

function titleAndAuthor(line: string): { title: string; author: string } {
  const [, title = line, author = ''] = /^(.+?) by ([^.!?]+)/i.exec(line) ?? [];
  return { title: plain(title), author: plain(author) };
}

const plain = (text: string) => text.trim().replaceAll(QUOTES, '').trim();

const isPicture = (address: string) => PICTURE.test(new URL(address).pathname);

/** What another app shared as it opened the library. The address forgets it: it fills the form once. */
export function useSharedBook(): NewBookInput | undefined {
  const [params, setParams] = useSearchParams();
  const [book] = useState(() => (isShared(params) ? sharedBook(params) : undefined));
  useEffect(() => {
    if (isShared(params)) setParams(withoutShared(params), { replace: true });
  }, [params, setParams]);
  return book;
}
