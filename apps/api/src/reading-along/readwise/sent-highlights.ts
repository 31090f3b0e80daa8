import { LONGEST, UNKNOWN_AUTHOR } from '@morsel/sdk/domain';
import { bookIdentity, cutText, tidyName } from '@morsel/sdk/rules';

import { InvalidInputError } from '../../errors.ts';
import { cleanText } from '../../generation/parsing/clean-text.ts';
import { isBlank } from '../../http/validation/shown-text.ts';

/** As Readwise takes them; what is longer is cut, so that one highlight does not keep a book out. */
const LONGEST_TEXT = 8191;
/** As Readwise takes them. */
const LONGEST_URL = 4095;
/** Of a name as it is sent: more than enough for what is kept of it. */
const LONGEST_SENT_NAME = 4000;
/** Where no title is told, as Readwise calls it; it is no book's. */
const UNTITLED = 'Quotes';
/** What highlights are of that are of no book, in the words of Readwise. */
const PAGES: ReadonlySet<unknown> = new Set(['articles', 'tweets', 'podcasts']);
/** Of one call; a body holds hardly more. */
const MOST_HIGHLIGHTS = 5000;

/** What a reader has marked, as an exporter sends it. */
export type SentHighlight = {
  readonly text: string;
  /** The reader's own words about it. */
  readonly note: string | null;
  /** The app's own address of it. */
  readonly url: string | null;
  /** In the book's order, by whatever the exporter counts. */
  readonly location: number;
  /** Epoch ms. */
  readonly highlightedAt: number | null;
};

/** The highlights of one title and author. */
export type SentBook = {
  readonly identity: string;
  readonly title: string;
  readonly author: string;
  /** Which app it comes from, in its own word. */
  readonly source: string | null;
  readonly highlights: readonly SentHighlight[];
};

type Sent = Omit<SentBook, 'highlights'> & {
  readonly highlight: Omit<SentHighlight, 'location'>;
  readonly place: number | undefined;
};

/**
 * The highlights of books in what an exporter sends, by title and author, in the order of each book. Left out are
 * those of web pages, tweets and podcasts, and what has no words: KOReader sends pictures that are marked so. Where
 * there is a note alone, it is the highlight.
 *
 * @throws InvalidInputError where it is not what Readwise takes.
 */
export function sentBooks(body: unknown): SentBook[] {
  const list: unknown = isRecord(body) ? body['highlights'] : undefined;
  if (!Array.isArray(list)) {
    throw new InvalidInputError('highlights has to be a list', 'highlights');
  }
  if (list.length > MOST_HIGHLIGHTS) {
    throw new InvalidInputError(`At most ${MOST_HIGHLIGHTS} highlights at once`, 'highlights');
  }
  const sent = list.flatMap((entry: unknown, index) => sentHighlight(entry, index) ?? []);
  return [...Map.groupBy(sent, ({ identity }) => identity).values()].flatMap((ofBook) => {
    const [first] = ofBook;
    if (first === undefined) return [];
    const { identity, title, author, source } = first;
    return { identity, title, author, source, highlights: inOrder(ofBook) };
  });
}

/** By their places; who tells none comes after the one before. */
function inOrder(sent: readonly Sent[]): SentHighlight[] {
  let last = 0;
  const placed = sent.map(({ highlight, place }) => {
    last = place ?? last;
    return { ...highlight, location: last };
  });
  return placed.toSorted((a, b) => a.location - b.location);
}

function sentHighlight(entry: unknown, index: number): Sent | undefined {
  const at = `highlights[${index}]`;
  if (!isRecord(entry)) throw new InvalidInputError(`${at} has to be an object`, at);
  const { text, note, title, author } = entry;
  for (const [key, value] of Object.entries({ text, note, title, author })) {
    if (value === undefined || value === null || typeof value === 'string') continue;
    throw new InvalidInputError(`${at}.${key} has to be a text`, `${at}.${key}`);
  }
  const words = [wordsOf(text), wordsOf(note)].filter((some) => some !== null);
  const [shown, about = null] = words;
  if (shown === undefined || isOfPage(entry)) return undefined;
  const book = bookNamed(title, author);
  return {
    identity: bookIdentity(book.title, book.author),
    ...book,
    source: nameOf(entry['source_type'], LONGEST.name) ?? null,
    place: placeIn(entry['location']),
    highlight: {
      text: shown,
      note: about,
      url: urlIn(entry['highlight_url']),
      highlightedAt: timeIn(entry['highlighted_at']),
    },
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function bookNamed(title: unknown, author: unknown): { title: string; author: string } {
  const named = nameOf(title, LONGEST.title);
  if (named === undefined) return { title: UNTITLED, author: UNKNOWN_AUTHOR };
  return { title: named, author: nameOf(author, LONGEST.author) ?? UNKNOWN_AUTHOR };
}

/** As Readwise takes it where an app does not say. */
function isOfPage({ category, source_type: type, source_url: address }: Record<string, unknown>) {
  if (typeof category === 'string') return PAGES.has(category);
  return (
    type === 'article' || type === 'podcast' || (type !== 'book' && typeof address === 'string')
  );
}

/** Paragraphs as they are kept in texts; null where nothing is to be seen. */
function wordsOf(value: unknown): string | null {
  if (typeof value !== 'string' || isBlank(value)) return null;
  const paragraphs = value.slice(0, LONGEST_TEXT).split(/\n+/).map(cleanText);
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n') || null;
}

function nameOf(value: unknown, longest: number): string | undefined {
  if (typeof value !== 'string' || isBlank(value)) return undefined;
  return tidyName(cutText(tidyName(value.slice(0, LONGEST_SENT_NAME)), longest)) || undefined;
}

function urlIn(value: unknown): string | null {
  const url = typeof value === 'string' ? URL.parse(value)?.href : undefined;
  return url !== undefined && url.length <= LONGEST_URL ? url : null;
}

/** Some exporters send pages as text. */
function placeIn(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number.parseInt(value, 10) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
  return Math.min(Math.max(0, Math.round(number)), 2_147_483_647);
}

function timeIn(value: unknown): number | null {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isFinite(time) && time >= 0 ? time : null;
}
