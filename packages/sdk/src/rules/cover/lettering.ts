import { cutText } from '../cut-text.ts';
import { bodyWidth, displayWidth } from './advance-widths.ts';

/** A place for a title, and the sizes of letters that may be tried there. */
export type TitleBox = { width: number; height: number; largest: number; smallest: number };

export type FittedTitle = { size: number; lines: string[] };

const coverBox: TitleBox = { width: 176, height: 96, largest: 62, smallest: 13 };

/** Splits a word that no line can hold. */
function breakWord(word: string, width: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part && displayWidth(part + letter) > width) {
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
    if (last !== undefined && displayWidth(joined) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

function endOpen(line: string, width: number): string {
  const letters = Array.from(line);
  while (displayWidth(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** At the smallest size: long words are broken, and what still does not fit is cut with an ellipsis. */
function squeeze(words: readonly string[], { smallest, ...box }: TitleBox): FittedTitle {
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

/** The largest size at which the title, wrapped greedily, fits its box: that of the cover, or another. */
export function fitTitle(title: string, box = coverBox): FittedTitle {
  const words = title.trim().split(/\s+/);
  for (let size = box.largest; size >= box.smallest; size -= 1) {
    const width = box.width / size;
    if (words.some((word) => displayWidth(word) > width)) continue;
    const lines = wrap(words, width);
    if (lines.length * size <= box.height) return { size, lines };
  }
  return squeeze(words, box);
}

/** How the author is set: room up to the sign of the book, in units of the cover. */
export const AUTHOR = { size: 13, room: 160, longest: 22 } as const;

const betweenAuthors = /\s*[,;&]\s*(?:and\s+)?|\s+(?:and|with)\s+/i;

/**
 * The author as the cover prints it: of a name of more than 22 letters, or one that is too wide, the
 * last word, and of several names the last words of all, or of the first.
 */
export function fitAuthor(author: string): string {
  const name = author.trim();
  if (fits(name)) return name;
  const [first = name, ...others] = name.split(betweenAuthors).filter(Boolean).map(lastWord);
  const last = others.pop();
  if (last === undefined) return cutToFit(first);
  const all = `${[first, ...others].join(', ')} & ${last}`;
  const brief = `${first} & others`;
  return [all, brief].find(fits) ?? cutToFit(first);
}

function fits(name: string): boolean {
  return name.length <= AUTHOR.longest && bodyWidth(name) * AUTHOR.size <= AUTHOR.room;
}

function cutToFit(name: string): string {
  let kept = cutText(name, AUTHOR.longest);
  for (let letters = AUTHOR.longest; !fits(kept); letters -= 1) kept = cutText(name, letters);
  return kept;
}

function lastWord(name: string): string {
  return name.split(/\s+/).at(-1) ?? name;
}
