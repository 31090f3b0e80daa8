import type { ItemContent } from '../item-content.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { stemOf, textsOf } from './item-parts.ts';
import { languageOfItem } from './languages/language-of.ts';
import type { Language } from './languages/language.ts';

const anyOf = (...patterns: readonly string[]) => new RegExp(patterns.join('|'), 'i');

/** What an edition says of itself. */
const FRONT_MATTER = anyOf(
  String.raw`\bproject gutenberg|\bgutenberg(?:\.org|-tm|™| e-?book| licen[cs]e| literary)`,
  String.raw`\bcopyright (?:notice|page|holder|©|\d{4})|©|\ball rights reserved\b|\bISBN[ :]*\d`,
  String.raw`\b(?:this|the) e-?book\b|\b(?:this|the|revised|paperback|hardcover|illustrated) edition\b`,
  String.raw`\b(?:this|the) (?:book|work|volume|edition|translation)(?: \w+)? (?:is|was|were|has been|first)(?: first)? (?:dedicated|translated|published|printed|typeset|transcribed|licensed|reprinted)\b`,
  String.raw`\b(?:table of contents|acknowledge?ments|frontispiece|title page|transcriber|translator’?s? note|cover (?:design|illustration|image|art))\b`,
  String.raw`\bwrote the (?:preface|foreword)\b`,
);

/** The item makes sense by itself, and is about what the book says. */
export function selfContainedFlaws(
  content: ItemContent,
  { pointsAtText, leans }: Language = languageOfItem(content),
): Flaw[] {
  const stem = stemOf(content).trim();
  const texts = textsOf(content);
  const pointing = texts.find((text) => text.search(pointsAtText) >= 0);
  const edition = texts.find((text) => FRONT_MATTER.test(text));
  const isLeaning = stem.search(leans) >= 0;
  return [
    ...flawsIf(
      'not self-contained',
      pointing !== undefined && `“${pointing}” points at a text that readers do not see`,
    ),
    ...flawsIf('not self-contained', isLeaning && `“${stem}” leans on something said before`),
    ...flawsIf(
      'not self-contained',
      edition !== undefined && `“${edition}” is about an edition, not about what the book says`,
    ),
  ];
}
