import { cutText } from '../cut-text.ts';
import { bodyWidth } from './advance-widths.ts';

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
