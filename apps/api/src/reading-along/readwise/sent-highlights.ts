import { LONGEST } from '@morsel/sdk/domain';
import { bookIdentity, cutText, tidyName } from '@morsel/sdk/rules';

import { InvalidInputError } from '../../errors.ts';
import { isBlank } from '../../http/validation/shown-text.ts';

/** As Readwise takes them. */
const LONGEST_TEXT = 8191;
const LONGEST_URL = 4095;
/** Of one call; a body holds hardly more. */
const MOST_HIGHLIGHTS = 5000;
const NOBODY = 'Unknown author';

/** What a reader has marked, as an exporter sends it. */
export type SentHighlight = {
  readonly text: string;
  /** The reader's own words about it. */
  readonly note: string | null;
  /** Where it is, so that the same words at another address are another highlight. */
  readonly url: string | null;
  /** In the book's order, by whatever the exporter counts; 0 where it does not tell. */
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

type Sent = Omit<SentBook, 'highlights'> & { readonly highlight: SentHighlight };

/**
 * The highlights of books in what an exporter sends, by title and author, in the order of each book. Those of web
 * pages, tweets and podcasts are none, and are left out.
 *
 * @throws InvalidInputError where it is not what Readwise takes.
 */
export function sentBooks(body: unknown): SentBook[] {
  const list: unknown = isRecord(body) ? body['highlights'] : undefined;
  if (!Array.isArray(list))
    throw new InvalidInputError('highlights has to be a list', 'highlights');
  if (list.length > MOST_HIGHLIGHTS) {
    throw new InvalidInputError(`At most ${MOST_HIGHLIGHTS} highlights at once`, 'highlights');
  }
  const sent = list.flatMap((entry: unknown, index) => sentHighlight(entry, index) ?? []);
  return [...Map.groupBy(sent, ({ identity }) => identity).values()].flatMap((ofBook) => {
    const [first] = ofBook;
    if (first === undefined) return [];
    const { identity, title, author, source } = first;
    const highlights = ofBook
      .map(({ highlight }) => highlight)
      .toSorted((a, b) => a.location - b.location);
    return { identity, title, author, source, highlights };
  });
}

function sentHighlight(entry: unknown, index: number): Sent | undefined {
  const at = `highlights[${index}]`;
  if (!isRecord(entry)) throw new InvalidInputError(`${at} has to be an object`, at);
  const { text, category, source_url: address } = entry;
  if (typeof text !== 'string' || isBlank(text)) {
    throw new InvalidInputError(`${at} has no text`, `${at}.text`);
  }
  if (text.length > LONGEST_TEXT) {
    throw new InvalidInputError(`${at} is longer than ${LONGEST_TEXT} characters`, `${at}.text`);
  }
  const title = nameOf(entry['title'], LONGEST.title);
  const isPage = typeof category === 'string' ? category !== 'books' : typeof address === 'string';
  if (title === undefined || isPage) return undefined;
  const author = nameOf(entry['author'], LONGEST.author) ?? NOBODY;
  return {
    identity: bookIdentity(title, author),
    title,
    author,
    source: nameOf(entry['source_type'], LONGEST.name) ?? null,
    highlight: {
      text,
      note:
        typeof entry['note'] === 'string' && !isBlank(entry['note'])
          ? entry['note'].slice(0, LONGEST_TEXT)
          : null,
      url: urlIn(entry['highlight_url']) ?? urlIn(address),
      location: locationIn(entry['location']),
      highlightedAt: timeIn(entry['highlighted_at']),
    },
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function nameOf(value: unknown, longest: number): string | undefined {
  if (typeof value !== 'string' || isBlank(value)) return undefined;
  return tidyName(cutText(tidyName(value), longest)) || undefined;
}

const urlIn = (value: unknown) =>
  typeof value === 'string' && value.length <= LONGEST_URL && URL.canParse(value) ? value : null;

/** Some exporters send pages as text. */
function locationIn(value: unknown): number {
  const number = typeof value === 'string' ? Number.parseInt(value, 10) : value;
  const isPlace = typeof number === 'number' && Number.isSafeInteger(number);
  return isPlace ? Math.min(Math.max(0, number), 2_147_483_647) : 0;
}

function timeIn(value: unknown): number | null {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isFinite(time) && time >= 0 ? time : null;
}
