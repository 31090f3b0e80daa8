import type { GapCandidate } from './bite-gaps.ts';
import { isGeneralAdjective, isGeneralNoun } from './general-nouns.ts';
import { isAcronymOf } from './given-away.ts';
import { namesIn } from './names.ts';
import { type NounPhrase, nounPhrasesIn } from './noun-phrases.ts';
import type { ReadText } from './read-text.ts';
import type { TextSentence } from './text-sentences.ts';

const MOST_WORDS = 4;
/** Of a name that the text has once or twice. */
const NAME_WORTH = 2;
const YEAR_WORTH = 1.2;
/** A modifier that is this much the text's own tells which "clause" or "system" is meant. */
const TELLING_KEYNESS = 1.5;
const YEAR = /(?<=\b(?:in|since|until|by|of|from|about) )(?:1[0-9]|20)\d\d(?=[,.; ])/g;
/** "(IRB)" behind the words that it stands for. */
const ACRONYM_BEHIND = /^ \((\p{Lu}[\p{Lu}\d]+s?)\)/u;
/** "An X is a …": the rest says which word is meant. */
const DEFINES =
  /^(?: \([^()]{2,40}\))? (?:(?:is|are|was) (?:\p{L}+ly )?(?:an? |the |any |regarded as |defined as |called )|are (?:those |\p{L}+s (?:of|that|which|who|in)\b)|(?:means|refers to|describes|denotes) )/u;

/** "Is known as transduction": what it is stands before. */
const NAMES =
  /\b(?:is|are|was|were|be|now|collectively|structure|often|also) (?:called|known as|termed|named) (?:an? |the )?$/;

/** The noun phrases of an English sentence that hold one of the text's terms, its names and years. */
export function gapsInEnglish(sentence: TextSentence, text: ReadText): GapCandidate[] {
  const phrases = nounPhrasesIn(sentence.text);
  const terms = text.terms
    .spansIn(sentence)
    .flatMap((span) => phraseAround(span, phrases, sentence.text));
  const names = namesIn(sentence.text, text.lore)
    .filter(isNoPart(sentence.text))
    .map(({ start, end }) => ({
      start,
      end,
      keyness: NAME_WORTH,
    }));
  const years = [...sentence.text.matchAll(YEAR)].map(({ 0: year, index }) => ({
    start: index,
    end: index + year.length,
    keyness: YEAR_WORTH,
  }));
  const found = [...terms.filter((gap) => isTelling(sentence.text, gap, text)), ...names];
  return [...apart(found), ...years]
    .map((gap) => withAcronym(sentence.text, gap))
    .filter((gap) => !isToldBehind(sentence.text, gap))
    .map((gap) => ({ ...gap, isDefined: isDefined(sentence.text, gap) }));
}

/** "U.S", and "query" of "query’s". */
const isNoPart =
  (text: string) =>
  ({ start, end }: { start: number; end: number }) =>
    !/^\p{Lu}\.\p{Lu}$/u.test(text.slice(start, end));

/** A term with all of the noun phrase that it stands in; none where no noun is in it, or too much. */
function phraseAround(
  span: GapCandidate,
  phrases: readonly NounPhrase[],
  text: string,
): GapCandidate[] {
  const around = phrases.filter(({ start, end }) => start < span.end && end > span.start);
  const [first, last] = [around.at(0), around.at(-1)];
  if (first === undefined || last === undefined) return [];
  // Before and behind the nouns a term may have a verb; some plurals are taken for one.
  const opens = /\p{L}(?:ing|ed)$/u.test(text.slice(span.start, first.start).trim());
  const closes =
    ENDS_AS_NOUN.test(text.slice(last.end, span.end)) && ENDS_PHRASE.test(text.slice(span.end));
  const start = opens ? Math.min(span.start, first.start) : first.start;
  const end = closes ? Math.max(span.end, last.end) : last.end;
  const words = text.slice(start, end).split(' ');
  return words.length <= MOST_WORDS ? [{ start, end, keyness: span.keyness }] : [];
}

const ENDS_AS_NOUN = /^ \p{Ll}+s$/u;
const ENDS_PHRASE =
  /^(?:[,.;:)]| (?:of|and|or|in|on|is|are|was|were|that|which|who|for|from|may|can|must)\b)/;

/** Whether it is more than a noun that anything may be, with or without what describes it. */
function isTelling(text: string, { start, end }: GapCandidate, { terms }: ReadText): boolean {
  const words = text.slice(start, end).split(' ');
  const head = words.at(-1) ?? '';
  if (/[’']s?$|[()`]/u.test(words.join(' ')) || /^\p{Lu}\.\p{Lu}$/u.test(head)) return false;
  if (isGeneralAdjective(head) || isGeneralAdjective(words[0] ?? '')) return false;
  if (!isGeneralNoun(head)) return true;
  const modifiers = words.slice(0, -1);
  return modifiers.some(
    (word) =>
      !isGeneralAdjective(word) &&
      !isGeneralNoun(word) &&
      terms.keynessOf(word.toLowerCase()) >= TELLING_KEYNESS,
  );
}

/** Of those that lie over one another the longest, with the most that one of them is worth. */
function apart(gaps: readonly GapCandidate[]): GapCandidate[] {
  const kept: GapCandidate[] = [];
  for (const gap of gaps.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    const at = kept.findIndex(({ start, end }) => start < gap.end && end > gap.start);
    const over = kept[at];
    if (over === undefined) kept.push(gap);
    else kept[at] = { ...over, keyness: Math.max(over.keyness, gap.keyness) };
  }
  return kept;
}

function withAcronym(text: string, gap: GapCandidate): GapCandidate {
  const behind = ACRONYM_BEHIND.exec(text.slice(gap.end));
  const isIts = behind?.[1] !== undefined && isAcronymOf(behind[1], text.slice(gap.start, gap.end));
  return isIts ? { ...gap, end: gap.end + behind[0].length } : gap;
}

/** "minus (-)", "institutional review board (IRB)" and the letters themselves. */
function isToldBehind(text: string, { start, end }: GapCandidate): boolean {
  const isAlone = text.charAt(start - 1) === '(' && text.charAt(end) === ')';
  return isAlone || /^ \((?:[^\p{L}]|\p{Lu}{2,}s?\))/u.test(text.slice(end));
}

function isDefined(text: string, { start, end }: GapCandidate): boolean {
  const before = text.slice(0, start);
  if (NAMES.test(before)) return true;
  return /^(?:An? |The )?$/.test(before) && DEFINES.test(text.slice(end));
}
