import { textWidth } from './advance-widths.ts';

const box = { width: 176, height: 96 };
const largest = 62;
const smallest = 13;

export type FittedTitle = { size: number; lines: string[] };

/** Splits a word that no line can hold. */
function breakWord(word: string, width: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part && textWidth(part + letter) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}

function wrap(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(joined) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

function endOpen(line: string, width: number): string {
  let letters = line;
  while (textWidth(`${letters}…`) > width) letters = letters.slice(0, -1);
  return `${letters.trimEnd()}…`;
}

/** At the smallest size: long words are broken, and what still does not fit is cut with an ellipsis. */
function squeeze(words: readonly string[]): FittedTitle {
  const width = box.width / smallest;
  const lines = wrap(
    words.flatMap((word) => breakWord(word, width)),
    width,
  );
  const room = Math.floor(box.height / smallest);
  if (lines.length <= room) return { size: smallest, lines };
  const kept = lines.slice(0, room);
  return { size: smallest, lines: [...kept.slice(0, -1), endOpen(kept.at(-1) ?? '', width)] };
}

/** The largest size at which the title, wrapped greedily, fits its box of the cover. */
export function fitTitle(title: string): FittedTitle {
  const words = title.trim().split(/\s+/);
  for (let size = largest; size >= smallest; size -= 1) {
    const width = box.width / size;
    if (words.some((word) => textWidth(word) > width)) continue;
    const lines = wrap(words, width);
    if (lines.length * size <= box.height) return { size, lines };
  }
  return squeeze(words);
}

/** The author as the cover prints it: over 22 letters the last word alone. */
export function fitAuthor(author: string): string {
  const name = author.trim();
  if (name.length <= 22) return name;
  const last = name.split(/\s+/).at(-1) ?? name;
  return last.length <= 22 ? last : `${last.slice(0, 21)}…`;
}
