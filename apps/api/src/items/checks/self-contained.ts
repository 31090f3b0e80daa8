import type { ItemContent } from '../content.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { stemOf, textsOf } from './parts.ts';

const POINTS_AT_A_TEXT =
  /\b(the|this) (passage|text|excerpt|paragraph|chapter|section)\b|\b(as|the) (above|following) (text|passage)\b|\baccording to the author\b|\bthe author (says|writes|argues|states|claims)\b/i;
const OPENS_WITH_PRONOUN =
  /^[“"‘']?(he|she|it|they|him|her|them|his|hers|its|their|theirs|this|these|those)\b/i;
const FRONT_MATTER =
  /project gutenberg|\bcopyright\b|all rights reserved|\bISBN\b|table of contents|\bebook\b/i;
const JUNK =
  /<\/?[a-z][^>]*>|&(amp|lt|gt|quot|nbsp);|https?:\/\/|\bwww\.|ignore (all )?(the )?previous|as an ai\b|language model|lorem ipsum|\b(todo|tbd|fixme)\b|\[[^\]]*(insert|placeholder|your)[^\]]*\]|\{\{|\bundefined\b|�/i;

/** The item makes sense by itself, and holds nothing that belongs to no question. */
export function selfContainedFlaws(content: ItemContent): Flaw[] {
  const stem = stemOf(content);
  const texts = textsOf(content);
  const found = (pattern: RegExp) => texts.find((text) => pattern.test(text));
  return [
    ...flawsIf('points at a text', found(POINTS_AT_A_TEXT)),
    ...flawsIf('opens with a pronoun', OPENS_WITH_PRONOUN.test(stem) && stem),
    ...flawsIf('front matter', found(FRONT_MATTER)),
    ...flawsIf('junk', found(JUNK)),
  ];
}
