import { contentStems } from '../../items/checks/word-similarity.ts';

const LEAST_PART = 4;
const LEAST_BEGINNING = 6;

/** Whether a description tells its term: they share a word, a part of one ("loghost"), or its letters stand for it. */
export function givesAway(description: string, term: string): boolean {
  const stems = contentStems(description, 3);
  const small = term.toLowerCase();
  return (
    description.toLowerCase().includes(small) ||
    [...contentStems(term, 3)].some((stem) => stems.has(stem)) ||
    [...stems].some((stem) => stem.length >= LEAST_PART && small.includes(stem)) ||
    shareBeginning(description, term) ||
    isAcronymOf(term, description)
  );
}

/** "Socialist" and "socialism". */
function shareBeginning(description: string, term: string): boolean {
  const beginnings = (text: string) =>
    (text.toLowerCase().match(/\p{L}+/gu) ?? [])
      .filter((word) => word.length >= LEAST_BEGINNING)
      .map((word) => word.slice(0, LEAST_BEGINNING));
  const told = new Set(beginnings(description));
  return beginnings(term).some((beginning) => told.has(beginning));
}

/** "OpenVPN" and "virtual private networks". */
export function isAcronymOf(term: string, description: string): boolean {
  const initials = description
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.charAt(0).toLowerCase())
    .join('');
  return (term.match(/\p{Lu}{3,}/gu) ?? []).some((letters) =>
    initials.includes(letters.toLowerCase()),
  );
}
