import { GAP } from '@morsel/sdk/domain';

import type { ItemContent } from '../item-content.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { formOf } from './item-form.ts';
import { stemOf, wordingsOf } from './item-parts.ts';
import { languageOfItem } from './languages/language-of.ts';
import type { Language } from './languages/language.ts';
import { contentStems, isUnspaced, normalized, tokens } from './word-similarity.ts';

const MOST_WORDS = 6;
const MOST_LETTERS = 60;
const LEAST_AROUND_GAP = 6;
const SHARE_IN_STEM = 0.5;

/** Answers that nobody would write, that stand in the question, and gaps that fill themselves. */
export function writtenFlaws(
  content: ItemContent,
  language: Language = languageOfItem(content),
): Flaw[] {
  if (formOf(content) !== 'written') return [];
  const stem = stemOf(content);
  const wordings = wordingsOf(content);
  const long = wordings.find(
    (text) => text.length > MOST_LETTERS || tokens(text).length > MOST_WORDS,
  );
  const names = wordings.map(normalized);
  const twice = wordings.find((_, index) => names.indexOf(names[index] ?? '') < index);
  const told = wordings.find((text, index) => isTold(text, { stem, language }, index === 0));
  return [
    ...flawsIf('written answer', long !== undefined && `“${long}” is too long to be written`),
    ...flawsIf('written answer', twice !== undefined && `“${twice}” is listed twice`),
    ...flawsIf('written answer', told !== undefined && `“${stem}” gives “${told}” away`),
    ...flawsIf('written answer', gapProblem(content.kind, stem)),
  ];
}

/** "Which effect …?" may ask for the halo effect; more of the answer may not stand there. */
function isTold(
  wording: string,
  { stem, language }: { stem: string; language: Language },
  isAnswer: boolean,
): boolean {
  const wanted = [...contentStems(wording, 3, language)];
  const asked = contentStems(stem, 3, language);
  if (isAnswer && isUnspaced(wording) && wording.length > 1 && stem.includes(wording)) return true;
  const share = wanted.filter((word) => asked.has(word)).length / wanted.length;
  return isAnswer ? share > SHARE_IN_STEM : share === 1;
}

function gapProblem(kind: ItemContent['kind'], stem: string): string | undefined {
  const [before = '', after, ...others] = stem.split(GAP);
  if (kind !== 'cloze') return after === undefined ? undefined : `“${stem}” has a gap`;
  if (after === undefined || others.length > 0) return `“${stem}” has not exactly one gap`;
  if (tokens(before).length === 0) return `“${stem}” begins with its gap`;
  if (/\ban\s*$/i.test(before)) return `“an” in “${stem}” says how the answer begins`;
  const around = tokens(before).length + tokens(after).length;
  return around < LEAST_AROUND_GAP ? `“${stem}” has but ${around} words around its gap` : undefined;
}
