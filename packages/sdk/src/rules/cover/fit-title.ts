import { cutText } from '../cut-text.ts';
import { textWidth } from './advance-widths.ts';

/** A place for a title, and the sizes of letters that may be tried there. */
export type TitleBox = { width: number; height: number; largest: number; smallest: number };

export type FittedTitle = { size: number; lines: string[] };

const coverBox: TitleBox = { width: 176, height: 96, largest: 62, smallest: 13 };

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
  const letters = Array.from(line);
  while (textWidth(`${letters.join('')}…`) > width) letters.pop();
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
    if (words.some((word) => textWidth(word) > width)) continue;
    const lines = wrap(words, width);
    if (lines.length * size <= box.height) return { size, lines };
  }
  return squeeze(words, box);
}

const longestAuthor = 22;
const betweenAuthors = /\s*[,;&]\s*(?:and\s+)?|\s+(?:and|with)\s+/i;

/**
 * The author as the cover prints it: a name of more than 22 letters is the last word of it, and
 * several names are the last words of all, or of the first.
 */
export function fitAuthor(author: string): string {
  const name = author.trim();
  if (name.length <= longestAuthor) return name;
  const [first = name, ...others] = name.split(betweenAuthors).filter(Boolean).map(lastWord);
  const last = others.pop();
  if (last === undefined) return cutText(first, longestAuthor);
  const all = `${[first, ...others].join(', ')} & ${last}`;
  const brief = `${first} & others`;
  return (
    [all, brief].find(({ length }) => length <= longestAuthor) ?? cutText(first, longestAuthor)
  );
}

function lastWord(name: string): string {
  return name.split(/\s+/).at(-1) ?? name;
}
