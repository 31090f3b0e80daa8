import { numbersIn } from '../../items/checks/stated-numbers.ts';
import { normalized } from '../../items/checks/word-similarity.ts';
import type { AuthoredItem } from '../../items/compose-item.ts';

const LEAST_PAIRS = 3;
const MOST_DISTRACTORS = 3;
const MOST_CONSIDERED = 6;
const LONGEST_OPTION = 200;
const MOST_SURPLUS = 2;
const MOST_FOREIGN = 1;

/**
 * The ways in which a draft can become an item, the best first: with texts that fit nowhere, so that
 * the last place is not free, or with other wordings, and without. Of distractors in surplus some are
 * chosen. A matching that names none gives up the left side of a pair.
 */
export function variantsOf(item: AuthoredItem): AuthoredItem[] {
  switch (item.type) {
    case 'match_pairs': {
      const { surplus = [], ...plain } = item;
      if (surplus.length === 0) return [...oneLeftLess(item), item];
      return [{ ...plain, surplus: surplus.slice(0, MOST_SURPLUS) }, ...oneLeftLess(plain), plain];
    }
    case 'arrange_list': {
      const { foreign = [], ...plain } = item;
      if (foreign.length === 0) return [item];
      return [{ ...plain, foreign: foreign.slice(0, MOST_FOREIGN) }, plain];
    }
    case 'typed':
    case 'cloze': {
      const { accepted = [], ...plain } = item;
      const others = otherWordings(item.answer, accepted);
      return others.length === 0 ? [plain] : [{ ...plain, accepted: others }, plain];
    }
    case 'mcq':
      return choicesOf(item);
    case 'true_false':
    case 'flashcard':
      return [item];
  }
}

/** The ways to choose among distractors that are more than are needed: of three, else of two. */
function choicesOf(item: AuthoredItem & { type: 'mcq' }): AuthoredItem[] {
  if (item.distractors.length <= MOST_DISTRACTORS) return [item];
  const ranked = rankedDistractors(item);
  return [...choose(ranked, MOST_DISTRACTORS), ...choose(ranked, MOST_DISTRACTORS - 1)].map(
    (distractors) => ({ ...item, distractors }),
  );
}

/** Those that the explanation speaks of first, then by how much they are like the key in length. */
function rankedDistractors({ answer, distractors, explanation }: AuthoredItem & { type: 'mcq' }) {
  const told = normalized(explanation);
  const rank = (text: string) =>
    (told.includes(normalized(text)) ? 0 : LONGEST_OPTION) + Math.abs(text.length - answer.length);
  return distractors.slice(0, MOST_CONSIDERED).toSorted((a, b) => rank(a) - rank(b));
}

/** All ways to choose so many, those of the first entries first. */
function choose(texts: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return texts.flatMap((text, index) =>
    choose(texts.slice(index + 1), count - 1).map((others) => [text, ...others]),
  );
}

/** Models list the answer again, in other letters. */
function otherWordings(answer: string, accepted: readonly string[]): string[] {
  const names = [answer, ...accepted].map(normalized);
  return accepted.filter((_, index) => {
    const name = names[index + 1] ?? '';
    return name !== '' && names.indexOf(name) === index + 1;
  });
}

/** Not where the question says how many there are. */
function oneLeftLess(item: AuthoredItem & { type: 'match_pairs' }): AuthoredItem[] {
  const last = item.pairs.at(-1);
  if (last === undefined || item.pairs.length <= LEAST_PAIRS) return [];
  if (numbersIn(item.text).length > 0) return [];
  return [{ ...item, pairs: item.pairs.slice(0, -1), surplus: [last[1]] }];
}
