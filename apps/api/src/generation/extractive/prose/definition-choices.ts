import { hash32, seededShuffle } from '@morsel/sdk/rules';

import { contentStems } from '../../../items/checks/word-similarity.ts';
import { overlap } from '../gather-sentences.ts';
import { givesAway } from '../given-away.ts';
import type { Definition } from './definitions.ts';

/** "Which of these is …?" with terms of the text that are of the same kind. */
export type DefinitionChoice = {
  readonly question: string;
  readonly answer: string;
  readonly distractors: readonly string[];
};

const DISTRACTORS = 3;
/** Letters are told by their words. */
const SPELLS_OUT = /^(?:an?|the) (?:abbreviation|acronym|name)\b/;

/**
 * A definition the other way round, among others of the text that are of one kind with it: a tool among
 * tools. Undefined where the text defines too few of the kind, or the words tell the term.
 */
export function definitionChoiceOf(
  { term, gloss, isPlural }: Definition,
  definitions: readonly Definition[],
): DefinitionChoice | undefined {
  if (givesAway(gloss, term) || SPELLS_OUT.test(gloss)) return undefined;
  const kind = kindOf(gloss);
  const rivals = definitions.filter(
    (other) =>
      other.term !== term &&
      other.isPlural === isPlural &&
      kindOf(other.gloss) === kind &&
      !givesAway(gloss, other.term) &&
      !overlap([other.gloss, gloss]),
  );
  const terms = seededShuffle(rivals, hash32(gloss)).map((other) => other.term);
  const distractors = distinct(terms, term).slice(0, DISTRACTORS);
  if (kind === undefined || distractors.length < DISTRACTORS) return undefined;
  return {
    question: `Which of these ${isPlural ? 'are' : 'is'} ${gloss}?`,
    answer: term,
    distractors,
  };
}

const UP_TO_KIND =
  /^(?:an?|the|any) ((?:[\p{L}\p{N}’-]+ ){0,5}?[\p{L}\p{N}’-]+?)(?:,| \(| (?:that|which|who|whose|where|for|to|of|with|from|in|on|at|by|and|or|between|used|designed|made|meant|intended|dedicated|focused|developed|\p{Ll}+ing|\p{Ll}+ed)(?!\p{L}))/u;

/** "tool" of "a small tool for pilots". */
function kindOf(gloss: string): string | undefined {
  return UP_TO_KIND.exec(gloss)?.[1]?.split(' ').at(-1)?.toLowerCase();
}

/** Without those that share a stem with another or with the answer. */
function distinct(terms: readonly string[], answer: string): string[] {
  const stems = new Set(contentStems(answer, 3));
  return terms.filter((term) => {
    const own = [...contentStems(term, 3)];
    const isNew = own.length > 0 && own.every((stem) => !stems.has(stem));
    if (isNew) for (const stem of own) stems.add(stem);
    return isNew;
  });
}
