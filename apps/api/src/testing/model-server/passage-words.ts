import { contentStems } from '../../items/checks/word-similarity.ts';

const SENTENCE = { least: 60, most: 190 };

/** A sentence of a passage, with the words in it that can be asked for. */
export type Line = { readonly text: string; readonly words: readonly string[] };

/** The sentences that a question can be made from; they stand in the passage letter by letter. */
export function linesOf(passage: string): Line[] {
  return passage
    .split(/(?<=[.!?][”"’]?)\s+/)
    .filter(({ length }) => length >= SENTENCE.least && length <= SENTENCE.most)
    .map((text) => ({ text, words: wordsIn(text) }))
    .filter(({ words }) => words.length > 1);
}

/** Words of small letters that stand once in a text, none of them a form of another. */
function wordsIn(text: string): string[] {
  const all = text.match(/(?<![\p{L}\p{N}’'-])\p{Ll}{5,11}(?![\p{L}\p{N}’'-])/gu) ?? [];
  const stems = all.map((word) => [...contentStems(word)][0]);
  return all.filter(
    (word, index) =>
      stems[index] !== undefined &&
      stems.filter((stem) => stem === stems[index]).length === 1 &&
      text.split(word).length === 2,
  );
}

/** Words from other lines, as long as the key or nearly, that could stand in its place. */
export function standIns(key: string, line: Line, lines: readonly Line[]): string[] {
  const stems = contentStems(`${line.text} ${key}`);
  const others = lines.filter((other) => other !== line).flatMap(({ words }) => words);
  return [...new Set(others)].filter(
    (word) =>
      Math.abs(word.length - key.length) <= 2 &&
      [...contentStems(word)].every((stem) => !stems.has(stem)),
  );
}

export const opening = (line: Line) => line.text.split(' ').slice(0, 4).join(' ');
