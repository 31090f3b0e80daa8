import { createHash } from 'node:crypto';

import type { SentHighlight } from './sent-highlights.ts';

/** A highlight as it was kept. */
export type KeptHighlight = Pick<SentHighlight, 'text' | 'note' | 'url'> & {
  readonly id: number;
  readonly hash: string;
};

export type HashedHighlight = SentHighlight & { readonly hash: string };

/** What an exporter, which sends all of them each time, or those that have changed, tells that is new. */
export type Comparison = {
  readonly fresh: readonly HashedHighlight[];
  readonly changed: readonly (HashedHighlight & { readonly id: number })[];
  /** Those whose address is told for the first time; nothing else of them is new. */
  readonly addressed: readonly { readonly id: number; readonly url: string }[];
};

/**
 * Compares what was sent with what is kept of a book. The same words are the same highlight, as in Readwise; more or fewer
 * of them at its own address are what has become of it. A note that is missing was taken back only where
 * the app tells the highlight by its address: another app may not know of it.
 */
export function compareHighlights(
  sent: readonly SentHighlight[],
  kept: readonly KeptHighlight[],
): Comparison {
  const hashed = new Map<string, HashedHighlight>();
  for (const highlight of sent) {
    const hash = hashOf(highlight.text);
    const twin = hashed.get(hash);
    const { note, url } = highlight;
    if (twin === undefined) hashed.set(hash, { ...highlight, hash });
    else hashed.set(hash, { ...twin, note: twin.note ?? note, url: twin.url ?? url });
  }
  const byHash = new Map(kept.map((highlight) => [highlight.hash, highlight]));
  const moved = movedWords([...hashed.values()], kept);
  const fresh: HashedHighlight[] = [];
  const changed: (HashedHighlight & { id: number })[] = [];
  const addressed: { id: number; url: string }[] = [];
  for (const highlight of hashed.values()) {
    const same = byHash.get(highlight.hash);
    const before = same ?? moved.get(highlight.hash);
    if (before === undefined) fresh.push(highlight);
    else if (before !== same || isAnnotated(highlight, before)) {
      changed.push({ ...highlight, url: highlight.url ?? before.url, id: before.id });
    } else if (before.url === null && highlight.url !== null) {
      addressed.push({ id: before.id, url: highlight.url });
    }
  }
  return { fresh, changed, addressed };
}

/** By the hash of the new words: what is kept at the same address, which no other highlight has. */
function movedWords(
  sent: readonly HashedHighlight[],
  kept: readonly KeptHighlight[],
): Map<string, KeptHighlight> {
  const hashes = new Set(sent.map(({ hash }) => hash));
  const keptAt = ofOneUrl(kept);
  const sentAt = ofOneUrl(sent);
  const moved = new Map<string, KeptHighlight>();
  for (const [url, { hash, text }] of sentAt) {
    const before = keptAt.get(url);
    if (before === undefined || hashes.has(before.hash)) continue;
    if (isOneInOther(text, before.text)) moved.set(hash, before);
  }
  return moved;
}

/** Others at one address are another highlight: an app may have one address for a book, and send one at a time. */
function isOneInOther(text: string, other: string): boolean {
  const [shorter, longer] = [text, other].map(inOneLine).toSorted((a, b) => a.length - b.length);
  return longer !== undefined && shorter !== undefined && longer.includes(shorter);
}

/** Some apps give all highlights of a book one address. */
function ofOneUrl<T extends { readonly url: string | null }>(
  highlights: readonly T[],
): Map<string, T> {
  const byUrl = Map.groupBy(highlights, ({ url }) => url);
  return new Map(
    [...byUrl].flatMap(([url, [one, ...others]]): [string, T][] =>
      url === null || one === undefined || others.length > 0 ? [] : [[url, one]],
    ),
  );
}

function isAnnotated({ note, url }: SentHighlight, before: KeptHighlight): boolean {
  if (note === before.note) return false;
  return note !== null || (url !== null && url === before.url);
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

const hashOf = (text: string) => createHash('sha256').update(inOneLine(text)).digest('hex');
