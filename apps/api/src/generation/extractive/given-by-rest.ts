import { contentStems } from '../../items/checks/word-similarity.ts';

const LEAST_ROOT = 4;
const LEAST_BEGINNING = 6;

/** Whether what else is shown has a word again, bent or as a part of another: "slaves" and "slaveholders". */
export function isGivenBy(shown: string, hidden: string): boolean {
  if (shown.toLowerCase().includes(hidden.toLowerCase())) return true;
  const rest = contentStems(shown, 2);
  return [...contentStems(hidden, 2)].some(
    (stem) => rest.has(stem) || [...rest].some((other) => areOfOneRoot(stem, other)),
  );
}

function areOfOneRoot(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= LEAST_BEGINNING
    ? long.startsWith(short.slice(0, LEAST_BEGINNING))
    : short.length >= LEAST_ROOT && long.startsWith(short);
}
