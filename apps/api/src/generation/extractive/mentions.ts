import type { NameKind } from './name-evidence.ts';
import type { NameKinds } from './name-kinds.ts';
import { nameRuns } from './names.ts';

/** What a gap or a swap can be about. */
export type FactKind = NameKind | 'year' | 'number';

/** A fact where it stands in a sentence; offsets are in the sentence. */
export type Mention = {
  readonly kind: FactKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
};

const YEAR =
  /(?<![\d,.\-–/])(?:\d{1,4} ?(?:B\.\s?C\.|BCE?\b|A\.\s?D\.|AD\b)|(?:1\d{3}|20[0-2]\d)(?![\d,]\d|[-–/]\d|\p{L}|\.\d))/gu;
const BEFORE_YEAR =
  /(?:\b(?:in|by|since|until|till|of|from|about|around|before|after|early|late|to|and|year|circa|c\.|January|February|March|April|May|June|July|August|September|October|November|December)|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2},|\()\s*$/i;
const AFTER_YEAR =
  /^(?:[,.;)]|$| (?:and|to|the|an?|he|she|it|they|when|by|in|at|with|for|was|did|that|as|after|from|until|on|but|of|his|her|their|its|who|which|under|\p{Lu}))/u;
const NUMBER = /(?<![\p{L}\d.,\-–/:°$£€])\d[\d,]*(?:\.\d+)?(?![\p{L}\d\-–/:])/gu;
const UNIT =
  /^ (?:per cent|percent|(?:million|billion|thousand) \p{Ll}{3,}|(?:\p{Ll}+ )?\p{Ll}{3,}s\b|feet\b|foot\b|degrees\b|men\b|women\b|people\b)/u;
const NO_UNIT = /^ (?:is|was|has|its|this|does|as|yards? of|others)\b/;
/** Names a thing, or a bound that other numbers keep as well: "more than 500 people". */
const LABEL =
  /(?:No\.|number|chapter|page|figure|year|than|over|least|most|under|up to|nearly|almost|between|and|to|or|January|February|March|April|May|June|July|August|September|October|November|December)\s*$/i;

/** The names, years and numbers of a sentence of which it is plain what they are. */
export function mentionsOf(sentence: string, names: NameKinds): Mention[] {
  const years = yearsOf(sentence);
  return [
    ...years,
    ...numbersOf(sentence).filter((number) => !years.some((year) => overlap(year, number))),
    ...nameRuns(sentence, names).flatMap((run) => {
      const kind = names.known.get(run.text)?.kind;
      return kind === undefined ? [] : [{ kind, ...run }];
    }),
  ].toSorted((a, b) => a.start - b.start);
}

export function yearsOf(sentence: string): Mention[] {
  return [...sentence.matchAll(YEAR)].flatMap(({ 0: text, index: start }) => {
    const end = start + text.length;
    const hasEra = /\D$/.test(text);
    const isYear =
      hasEra ||
      (BEFORE_YEAR.test(sentence.slice(0, start)) && AFTER_YEAR.test(sentence.slice(end)));
    return isYear ? [{ kind: 'year', text, start, end } as const] : [];
  });
}

function numbersOf(sentence: string): Mention[] {
  return [...sentence.matchAll(NUMBER)].flatMap(({ 0: text, index: start }) => {
    const end = start + text.length;
    const after = sentence.slice(end);
    const counts =
      Number(text.replaceAll(',', '')) > 2 &&
      UNIT.test(after) &&
      !NO_UNIT.test(after) &&
      !LABEL.test(sentence.slice(0, start));
    return counts ? [{ kind: 'number', text, start, end } as const] : [];
  });
}

const overlap = (a: Mention, b: Mention) => a.start < b.end && b.start < a.end;
