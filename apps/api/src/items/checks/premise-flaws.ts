import type { ItemContent } from '../item-content.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { type Grounds, isNewCase } from './grounds.ts';
import { unknownNameIn } from './invention-flaws.ts';
import { formOf } from './item-form.ts';
import { choiceOf, stemOf, wordingsOf } from './item-parts.ts';
import { ENGLISH } from './languages/english.ts';
import { followsFrom, numbersIn, valuesIn } from './stated-numbers.ts';
import { contentStems, hasStem } from './word-similarity.ts';

const QUOTED = /“([^”]+)”|"([^"]+)"|„([^“”]+)[“”]|«\s?([^»]+?)\s?»|「([^」]+)」|《([^》]+)》/g;
/** "Which 3 reasons": counts are of the question's own making. */
const SMALL = 12;
/** "The 19th century" is 1850 in other words. */
const ORDINAL = /\d+(?:st|nd|rd|th|er|e|ème|º|ª|-[йгоем]+)\b|\d+\.(?= \p{Lu})|\d+ ?(?:世紀|世纪)/gu;
/** Words of which any question may have some that the passage lacks. */
const MOST_UNKNOWN = { count: 5, share: 0.4 };
/** Said in questions of whatever a passage tells. */
const COMMON = contentStems(
  'bring brought become became begin began break broke best better call certain change choose complete correct ' +
    'date different describe earliest event exact example explain fact fall fell feature few find found first ' +
    'follow full good great greatest grew grow happen help hold idea important keep know known last late later lead leave ' +
    'left less long longer main many mean meaning modern move need new next number often old open order part people ' +
    'person place point process purpose reach reason role second several show sort step still term think ' +
    'thought time today type use used using whole without work year match best kind most order correct ' +
    'ordinary purpose rapid happen statement sentence following word term effect result cause advantage problem',
  3,
  ENGLISH,
);

/**
 * What a question takes for granted stands in the passage: names, numbers and titles do, and not too
 * many of its words are foreign to it. A false statement is free to name what the passage does not.
 */
export function premiseFlaws(content: ItemContent, grounds: Grounds): Flaw[] {
  const stem = stemOf(content);
  if (formOf(content) === 'statement') return [];
  const { passage, book, language } = grounds;
  const known = `${passage} ${book.title} ${book.author}`;
  const values = valuesIn(known);
  const isReckoned = isWorkedOut(content, values);
  const number = numbersIn(stem.replace(ORDINAL, ' ')).find(
    ({ text, value }) =>
      !isReckoned &&
      /\d/.test(text) &&
      value > SMALL &&
      !values.has(value) &&
      !followsFrom(value, values),
  );
  const name = unknownNameIn(stem, [known], language);
  const said = contentStems(known, 4, language);
  const title = [...stem.matchAll(QUOTED)]
    .map((groups) => groups.slice(1).find((text) => text !== undefined) ?? '')
    .find((text) =>
      [...contentStems(text, 4, language)].some((word) => !hasStem(said, word, language)),
    );
  return [
    ...flawsIf('invented premise', number && `“${number.text}” of “${stem}” is not in the passage`),
    ...flawsIf('invented premise', name && `“${name}” of “${stem}” is not in the passage`),
    ...flawsIf('invented premise', title && `“${title}” of “${stem}” is not in the passage`),
    ...flawsIf('invented premise', foreignWords(content, grounds, said)),
  ];
}

/** What is reckoned with numbers of the question's own comes to one that the passage lacks too. */
function isWorkedOut(content: ItemContent, values: ReadonlySet<number>): boolean {
  const answer = choiceOf(content)?.key ?? wordingsOf(content)[0] ?? '';
  return numbersIn(answer).some(({ value }) => !values.has(value));
}

/** A list says in words of its own how it is ordered, a new situation is told in them. */
function foreignWords(
  content: ItemContent,
  grounds: Grounds,
  said: ReadonlySet<string>,
): string | undefined {
  const stem = stemOf(content);
  if (formOf(content) === 'placing' || isNewCase(stem, grounds)) return undefined;
  const { language } = grounds;
  const asked = [...contentStems(stem, 4, language)].filter((word) => !COMMON.has(word));
  const foreign = asked.filter((word) => !hasStem(said, word, language));
  const isMuch =
    foreign.length >= MOST_UNKNOWN.count && foreign.length / asked.length >= MOST_UNKNOWN.share;
  return isMuch
    ? `The passage knows nothing of ${foreign.map((word) => `“${word}”`).join(', ')}`
    : undefined;
}
