import { LONGEST } from '@morsel/sdk/domain';
import { tidyName } from '@morsel/sdk/rules';

import type { Share } from '../../shares/kept-shares.ts';
import { SHARED_WORDS } from '../../shares/share-address.ts';
import { isCoverAddress } from '../../ui/covers/cover-address.ts';
import { emptyBook, type NewBookInput } from './new-book.ts';

const ADDRESS = /https?:\/\/\S+/g;
const PICTURE = /\.(jpe?g|png|webp|gif|avif)$/i;
const QUOTES = /^["'“”‘’«»]+|["'“”‘’«».,:;]+$/g;

/** The form as a share fills it. */
export function sharedBook({ file, words }: Share): NewBookInput {
  return file ? { ...emptyBook, file } : bookOf(words);
}

/**
 * "Meditations by Marcus Aurelius" is a title and an author, anything else a title, or notes where
 * it is too long for one; an address is kept when it is a picture's.
 */
function bookOf(words: URLSearchParams): NewBookInput {
  const [title = '', text = '', url = ''] = SHARED_WORDS.map((name) => words.get(name) ?? '');
  const addresses = `${url} ${text}`.match(ADDRESS) ?? [];
  const imageUrl = addresses.find((address) => isCoverAddress(address) && isPicture(address)) ?? '';
  const shown = text.replace(ADDRESS, '').trim();
  if (Array.from(shown).length > LONGEST.title) {
    return { ...emptyBook, ...titleAndAuthor(plain(title)), imageUrl, notes: shown };
  }
  const lines = [title, ...shown.split('\n')].map(plain);
  const named = lines.map(titleAndAuthor).find(({ author }) => author !== '');
  const book = named ?? { title: lines.find((line) => line !== '') ?? '' };
  return { ...emptyBook, ...book, imageUrl };
}

function titleAndAuthor(line: string): { title: string; author: string } {
  const [, title = line, author = ''] = /^(.+?) by ([^.!?]+)/i.exec(line) ?? [];
  return { title: plain(title), author: plain(author) };
}

/** Whoever shares may send megabytes: no more is looked at than a line of a form holds. */
const MOST_OF_LINE = 2 * LONGEST.title;

const plain = (text: string) =>
  tidyName(text.trim().slice(0, MOST_OF_LINE)).replaceAll(QUOTES, '').trim();

const isPicture = (address: string) => PICTURE.test(new URL(address).pathname);
