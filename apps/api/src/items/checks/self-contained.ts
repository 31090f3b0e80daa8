import type { ItemContent } from '../item-content.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { formOf } from './item-form.ts';
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

const SPEECH = /“[^”]*”/gu;
const OPENING_NAME = /^\p{Lu}[\p{Ll}]+/u;

/** The item makes sense by itself, and is about what the book says. */
export function selfContainedFlaws(
  content: ItemContent,
  language: Language = languageOfItem(content),
): Flaw[] {
  const { pointsAtText, leans } = language;
  const stem = stemOf(content).trim();
  const texts = textsOf(content);
  const pointing = texts.find((text) => text.search(pointsAtText) >= 0);
  const edition = texts.find((text) => FRONT_MATTER.test(text));
  const isLeaning = stem.search(leans) >= 0;
  const isFound = isLeaning || pointing !== undefined || edition !== undefined;
  const mayLean = !isFound && formOf(content) !== 'placing';
  const pronoun = mayLean ? unnamed(stem, language) : undefined;
  return [
    ...flawsIf(
      'not self-contained',
      pointing !== undefined && `“${pointing}” points at a text that readers do not see`,
    ),
    ...flawsIf('not self-contained', isLeaning && `“${stem}” leans on something said before`),
    ...flawsIf(
      'not self-contained',
      pronoun !== undefined && `Nothing before “${pronoun}” in “${stem}” says what it stands for`,
    ),
    ...flawsIf(
      'not self-contained',
      edition !== undefined && `“${edition}” is about an edition, not about what the book says`,
    ),
  ];
}

/** A pronoun for which nothing is named that it could stand for; what somebody says may have its own. */
function unnamed(stem: string, language: Language): string | undefined {
  const { pronoun, antecedent, namedAfter } = language;
  if (pronoun === undefined || antecedent === undefined) return undefined;
  const unspoken = stem.replaceAll(SPEECH, (speech) => '…'.repeat(speech.length));
  const at = unspoken.search(pronoun);
  if (at < 0 || isNamedIn(stem.slice(0, at), language)) return undefined;
  const [found = ''] = unspoken.slice(at).match(pronoun) ?? [];
  const after = unspoken.slice(at + found.length);
  if (namedAfter?.test(unspoken) === true && antecedent.test(after)) return undefined;
  return found;
}

function isNamedIn(before: string, { antecedent, functionWords }: Language): boolean {
  const [first = ''] = before.match(OPENING_NAME) ?? [];
  return (
    antecedent?.test(before) === true || (first !== '' && !functionWords.has(first.toLowerCase()))
  );
}
