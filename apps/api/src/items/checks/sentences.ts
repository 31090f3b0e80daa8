import { remembering } from './remembering.ts';

/** A stretch of a text; offsets in UTF-16 units, `end` exclusive. */
export type Span = { readonly start: number; readonly end: number };

/** A point after these ends no sentence; single letters are initials. */
const ABBREVIATION =
  /(?:^|[\s(“"'‘])(?:\p{L}|Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|Rev|Hon|Gen|Col|Capt|Lt|Sgt|Messrs|Mme|Mlle|vs|cf|viz|etc|al|ca|approx|No|Nos|Vol|vols?|Fig|figs?|ch|chap|pp?|ed|eds|trans|Inc|Ltd|Co|Corp|e\.g|i\.e|a\.m|p\.m|B\.C|A\.D|U\.S|U\.K)$/u;
// Looks at a run of points once: from its begin.
const END = /(?<![.!?…])[.!?…]+["'”’»)\]]*(?=\s)|[。！？]["”’」』)）]*/gu;
const OPENS_SENTENCE = /^\s*["'“‘«([¿¡]*[\p{Lu}\p{Lo}\p{N}]/u;

/** Where the sentences of a text are, without the spaces between them; paragraphs end them. */
export const sentencesOf = remembering((text): readonly Span[] =>
  paragraphsOf(text).flatMap(({ start, end }) =>
    cutAtEnds(text.slice(start, end)).map((span) => ({
      start: start + span.start,
      end: start + span.end,
    })),
  ),
);

function paragraphsOf(text: string): Span[] {
  return [...text.matchAll(/[^\n]+/g)].map(({ index, 0: paragraph }) => ({
    start: index,
    end: index + paragraph.length,
  }));
}

function cutAtEnds(paragraph: string): Span[] {
  const ends = [...paragraph.matchAll(END)]
    .map(({ index, 0: mark }) => ({ before: index, end: index + mark.length, mark }))
    .filter(({ before, end, mark }) => {
      const isAbbreviation =
        mark === '.' && ABBREVIATION.test(paragraph.slice(Math.max(0, before - 12), before));
      return !isAbbreviation && OPENS_SENTENCE.test(paragraph.slice(end, end + 12));
    })
    .map(({ end }) => end);
  return [...ends, paragraph.length].flatMap((end, index, all) =>
    trimmed(paragraph, all[index - 1] ?? 0, end),
  );
}

function trimmed(text: string, start: number, end: number): Span[] {
  const piece = text.slice(start, end);
  const first = start + piece.length - piece.trimStart().length;
  const last = start + piece.trimEnd().length;
  return first < last ? [{ start: first, end: last }] : [];
}
