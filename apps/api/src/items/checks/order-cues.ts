import type { ItemContent } from '../item-content.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { numbersIn } from './stated-numbers.ts';
import { contentStems } from './word-similarity.ts';

/** Words that point back at a step before. */
const POINTS_BACK =
  /\b(?:once more|again|at last|finally|then|later|still|already|eventually|in the end|in the meantime|meanwhile|afterwards?|thereafter|thereby|therefore|thus|hence|no longer|further|all the same|the same|the other(?: one)?$|the others|others|(?<!one )another|such|also|instead(?! of)|as a result)\b|\btoo$|^next\b|\bnext(?:$|,)/i;
/** "Some hear praise, others blame", "first who, then what": both ends stand in one step. */
const WITHIN_STEP =
  /\bsome\b.*\bothers\b|\bfirst\b.*\bthen\b|\b(?:one|an?)\b.*\b(?:another|the other)\b/i;
const POINTS_BACK_TO =
  /\b(?:this|these|those(?! who\b| that\b| of\b))\b|(?:^|\b(?:of|to|from|in|on|at|by|for|with) )that\b/i;
const OPENS = /\b(?:first|at first|to begin with|initially|in the beginning)\b/i;
const ENDS = /\b(?:lastly|last of all|at last|finally|in the end|eventually|ultimately)\b/i;
/** "First World War", "Second Crusade": an ordinal in a name tells no place in the list. */
const NAMED_ORDINAL = /\b(?:First|Second|Third|Fourth|Fifth|Last) \p{Lu}\p{L}+/gu;
const QUOTED = /“[^”]*”|"[^"]*"/g;
const SUBJECT = /^(?:it|its|they|their|them|he|his|she|her|this|these|that|those)\b/i;
const PERSON = /\b(?:he|him|his|she|her)\b/i;
/** Not "make it hard to leave", nor "the problem it solves". */
const OBJECT =
  /\b(?!makes?\b|finds?\b)(\p{L}+) (?:it|them|him)\b(?! (?:apart|is|was|has|had|can|will|must|\p{L}+[^s\P{L}]s)\b)/giu;
/** After these "it" is what the step itself speaks of: "until it wins". */
const CLAUSE_OPENERS = new Set(
  'and or but that if when until till while because before after as since so than what how why where which though although whether'.split(
    ' ',
  ),
);
const IN_STEP = /\ban? [^,;]*\b(?:and|or|to|who|that) /i;
/** "The plan that seems best" says itself which plan it is. */
const DEFINED = /^\p{L}+(?: \p{L}+){1,2} (?:that|who|which)\b/iu;
/** There is but one sun. */
const DEFINITE =
  /\b(?:the|such) (?!(?:sun|moon|earth|sky|sea|world|universe)\b)((?:\p{L}+[ -]?){1,2})/giu;
const INTRODUCED =
  /\b(?:an?|one|some|few|his|her|its|their|your)(?: [\p{L}’-]+){1,2}|\b\p{L}+[^s\P{L}]s\b/giu;
const NUMBERS_FOR_ORDER = 3;
const YEARS_FOR_ORDER = 2;

/** Words and numbers by which the steps of a list can be put in order without knowing it. */
export function orderCueFlaws(content: ItemContent): Flaw[] {
  if (content.kind !== 'arrange_list') return [];
  const { options, questionText } = content.body;
  const { answer } = content.answerKey;
  if (!Array.isArray(options) || !Array.isArray(answer)) return [];
  const steps = answer.map((index) => (options[index] ?? '').replace(QUOTED, '…'));
  const foreign = options.filter((_, index) => !answer.includes(index));
  const cues = [
    ...steps.flatMap((step, index) => cueIn(step, steps.slice(0, index), questionText)),
    ...foreign.flatMap((step) => cueOf(step, backWord(step, steps))),
  ];
  return [
    ...flawsIf('order cue', openingCue(steps)),
    ...cues.flatMap((cue) => flawsIf('order cue', cue)),
    ...flawsIf('order cue', numbersAscend(steps) && 'Numbers in the steps tell their order'),
  ];
}

function openingCue(steps: readonly string[]): string | undefined {
  const [first = '', last = ''] = [steps[0], steps.at(-1)].map((step) => nameless(step ?? ''));
  const opens = OPENS.exec(first)?.[0];
  if (opens !== undefined) return `“${opens}” in “${steps[0]}” says that it comes first`;
  const ends = ENDS.exec(last)?.[0];
  return ends === undefined ? undefined : `“${ends}” in “${steps.at(-1)}” says that it comes last`;
}

const nameless = (step: string) => step.replace(NAMED_ORDINAL, '');

/** What in a step presupposes one before it. */
function cueIn(step: string, before: readonly string[], stem: string): string[] {
  if (before.length === 0) return [];
  return cueOf(step, backWord(step, before) ?? namedBefore(step, before, stem));
}

const cueOf = (step: string, word: string | undefined) =>
  word === undefined ? [] : [`“${word.trim()}” in “${step}” points back at another step`];

const backWord = (step: string, before: readonly string[]) =>
  (WITHIN_STEP.test(step) ? undefined : POINTS_BACK.exec(step)?.[0]) ??
  POINTS_BACK_TO.exec(step)?.[0] ??
  subjectCue(step, before) ??
  objectCue(step);

/** "They draw up rules", unless the list speaks of them from the first step on. */
function subjectCue(step: string, [first = '']: readonly string[]): string | undefined {
  const word = SUBJECT.exec(step)?.[0];
  return word === undefined || SUBJECT.test(first) || PERSON.test(first) ? undefined : word;
}

function objectCue(step: string): string | undefined {
  for (const { 0: words, 1: word = '', index } of step.matchAll(OBJECT)) {
    const isOwn = CLAUSE_OPENERS.has(word.toLowerCase()) || IN_STEP.test(step.slice(0, index));
    if (!isOwn) return words;
  }
  return undefined;
}

/** "The pot" after "a pot", where the question names none. */
function namedBefore(step: string, before: readonly string[], stem: string): string | undefined {
  const known = nounsOf(stem);
  const introduced = new Set(before.flatMap(introducedNouns));
  const definite = new Set(before.flatMap(definiteStems));
  const isNew = (noun: string) => introduced.has(noun) && !definite.has(noun) && !known.has(noun);
  return [...step.matchAll(DEFINITE)]
    .filter(({ index }) => !DEFINED.test(step.slice(index)))
    .flatMap(([phrase]) => [phrase.trim(), phrase.trim().split(' ').slice(0, 2).join(' ')])
    .toSorted((one, other) => one.length - other.length)
    .find((phrase) => [...nounsOf(phrase)].some(isNew));
}

/** What a step speaks of as something new: "a pot", "crowds of followers"; not "space". */
const introducedNouns = (step: string) =>
  [...step.matchAll(INTRODUCED)].flatMap(([words]) => [...nounsOf(words)]);

const definiteStems = (step: string) =>
  [...step.matchAll(DEFINITE)].flatMap(([, noun = '']) => [...nounsOf(noun)]);

/** The pot and the jar have but three letters; "the Metre" is a name. */
const nounsOf = (text: string) => contentStems(text.replace(/(?<=\p{L} )\p{Lu}\p{L}+/gu, ''), 3);

function numbersAscend(steps: readonly string[]): boolean {
  const values = steps.flatMap((step) => numbersIn(step).at(-1)?.value ?? []);
  const years = values.filter((value) => value >= 1000 && value <= 2100);
  return isRising(values, NUMBERS_FOR_ORDER) || isRising(years, YEARS_FOR_ORDER);
}

const isRising = (values: readonly number[], least: number) =>
  values.length >= least &&
  (values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0)) ||
    values.every((value, index) => index === 0 || value < (values[index - 1] ?? 0)));
