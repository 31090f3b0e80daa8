/** A stretch of a text: offsets in UTF-16 units, the end not within. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** An article or preposition that is written onto the word: "l'oubli", "dell'uomo". */
const ELIDED =
  /^(?:[cdjlmnst]|qu|(?:lors|puis|jus|quoi)qu|(?:d|n|s)?[ae]ll|un|quest|quell)['’](?=\p{L}{2})/iu;

/** Between two words that are one: "well-known", "80/20". */
const JOINED = /^[-‐‑/]$/u;

/** Dictionaries cut foreign words in two that they do not know: "ディストリビュ", "ーション". */
const KATAKANA = /^[\p{Script=Katakana}ー]+$/u;

let segmenter: Intl.Segmenter | undefined;

/**
 * The words of a sentence in any language, without what stands between them; compounds with a hyphen
 * are one, elided articles none. Languages without spaces are cut as the machine's dictionary says.
 */
export function wordsOf(sentence: string): Span[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  const words: Span[] = [];
  for (const { segment, index, isWordLike } of segmenter.segment(sentence)) {
    if (!isWordLike) continue;
    const end = index + segment.length;
    const last = words.at(-1);
    if (last && isJoined(sentence, last, { start: index, end })) {
      words.splice(-1, 1, { start: last.start, end });
    } else {
      words.push({ start: index + (ELIDED.exec(segment)?.[0].length ?? 0), end });
    }
  }
  return words;
}

function isJoined(sentence: string, last: Span, next: Span): boolean {
  const between = sentence.slice(last.end, next.start);
  const isKatakana = between === '' && KATAKANA.test(sentence.slice(last.start, next.end));
  return isKatakana || JOINED.test(between);
}
