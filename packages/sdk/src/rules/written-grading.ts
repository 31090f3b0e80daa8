import { LONGEST } from '../domain/lengths.ts';
import { normalizedText, normalizedTextInTwoLetters } from './normalized-text.ts';
import { slipsBetween, slipsForgiven, stem } from './typing-slips.ts';

const SEPARATOR = /[;+&、；]|,(?!\d)|\s(?:and|und|et|y|и|και)(?=\s)/iu;

type Normalized = (text: string) => string;

/** Longer texts are no short answers; nobody waits for their grading. */
const LONGEST_GRADED = 300;

/**
 * Whether what a reader has written is one of the wordings, but for case, accents, punctuation, articles,
 * number, British or American spelling, the order of a list, and slips that leave no doubt; or two of
 * them, one in brackets. Numbers are exact. The same on every machine.
 */
export function isAcceptedText(text: string, wordings: readonly string[]): boolean {
  if (text.length > LONGEST_GRADED) return false;
  if (isOneOf(text, wordings, normalizedText)) return true;
  if (isOneOf(text, wordings, normalizedTextInTwoLetters)) return true;
  const twice = /^([^()]+)\(([^()]+)\)\s*$/.exec(text);
  return twice?.slice(1).every((part) => isAcceptedText(part, wordings)) ?? false;
}

function isOneOf(text: string, wordings: readonly string[], normalized: Normalized): boolean {
  const written = normalized(text);
  if (written === '') return false;
  const list = partsOf(text, normalized);
  return wordings.some(
    (wording) =>
      isSamePhrase(written, normalized(wording)) || isSameList(list, partsOf(wording, normalized)),
  );
}

/** Why an answer is no written one, in words for the caller; undefined when it is. */
export function writtenProblem(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) {
    return 'The answer must be an object with a text';
  }
  const text = 'text' in answer && Object.keys(answer).length === 1 ? answer.text : undefined;
  if (typeof text !== 'string') return 'The answer must be an object with a text';
  if (text.trim() === '') return 'The answer must not be empty';
  return text.length <= LONGEST.written
    ? undefined
    : `The answer must have at most ${LONGEST.written} characters`;
}

function partsOf(text: string, normalized: Normalized): string[] {
  return text
    .split(SEPARATOR)
    .map(normalized)
    .filter((part) => part !== '');
}

/** In any order, each part once. */
function isSameList(written: readonly string[], parts: readonly string[]): boolean {
  if (parts.length < 2 || written.length !== parts.length) return false;
  const left = [...parts];
  return written.every((part) => {
    const place = left.findIndex((other) => isSamePhrase(part, other));
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

function isSamePhrase(written: string, wording: string): boolean {
  const [a, b] = [wordsOf(written), wordsOf(wording)];
  const [joined, wanted] = [joinedWords(a), joinedWords(b)];
  if (stem(joined) === stem(wanted)) return true;
  // A word more or less may be a "not": only what is written in one word may have one slip.
  if (a.length !== b.length) return wanted.length > 8 && slipsBetween(joined, wanted) === 1;
  const slips = a.map((word, place) => slipsBetween(word, b[place] ?? ''));
  return slips.reduce((sum, count) => sum + count, 0) <= Math.max(1, slipsForgiven(wanted.length));
}

function wordsOf(text: string): string[] {
  return text
    .split(' ')
    .filter((word) => word !== 'the')
    .map((word) => word.replace(/^ال(?=\p{L}{3})/u, ''));
}

/** "Loss aversion" and "lossaversion" are one; two numbers in a row stay two. */
function joinedWords(words: readonly string[]): string {
  return words.join(' ').replace(/ (?!\d)/g, '');
}
