import type { Answer } from '../domain/answers.ts';

/** The matches of an answer to match_pairs, left item to right item; undefined for other answers. */
export function matchesOf(
  answer: Answer | undefined,
): Readonly<Record<string, string>> | undefined {
  return typeof answer === 'object' && !Array.isArray(answer) ? answer : undefined;
}

/** What an answer to a written question says; undefined for other answers. */
export function writtenText(answer: Answer | undefined): string | undefined {
  return matchesOf(answer)?.['text'];
}
