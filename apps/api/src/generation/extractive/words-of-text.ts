import { wordsOf } from '@morsel/sdk/rules';

import type { Span } from '../../items/checks/sentences.ts';

/** A word where it stands in a sentence, and as it is counted. */
export type TextWord = Span & { readonly key: string };

const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[’'.·-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;
/** "l’État", "dell’anima": the article is a word of its own. */
const ELIDED = /^(?:\p{L}{1,2}|qu|un|all|dall|dell|nell|sull|quest)[’'](?=\p{L}{3})/iu;
const OWNER = /[’']s?$/iu;

/** Whether a text is in a script that puts no spaces between words. */
export const isUnspaced = (text: string): boolean => UNSPACED.test(text);

/** How many of its signs are of such a script. */
export const countUnspaced = (text: string): number =>
  text.match(new RegExp(UNSPACED.source, 'gu'))?.length ?? 0;

/**
 * The words of a sentence in any language, with what is elided before them and "’s" behind them left
 * out. Those of scripts with spaces are found without a dictionary: a book has very many.
 */
export function textWords(sentence: string): TextWord[] {
  if (isUnspaced(sentence)) {
    return wordsOf(sentence).map(({ start, end }) => wordAt(sentence.slice(start, end), start));
  }
  return [...sentence.matchAll(WORD)].map(({ 0: found, index }) => {
    const elided = ELIDED.exec(found)?.[0].length ?? 0;
    return wordAt(found.slice(elided).replace(OWNER, ''), index + elided);
  });
}

const wordAt = (text: string, start: number): TextWord => ({
  key: text.toLowerCase(),
  start,
  end: start + text.length,
});
