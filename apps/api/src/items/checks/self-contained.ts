import type { ItemContent } from '../content.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { stemOf, textsOf } from './parts.ts';

const anyOf = (...patterns: readonly string[]) => new RegExp(patterns.join('|'), 'i');

const POINTS_AT_A_TEXT = anyOf(
  String.raw`\b(?:the|this|that|these|given|provided) (?:passage|text|excerpt|extract|paragraph|chapter|section|quote|quotation|snippet)s?\b(?! (?:of|to|through|from|between|across|over|around)\b)`,
  String.raw`\b(?:as|the) (?:above|following|preceding|previous) (?:text|passage|paragraph|chapter|section|sentence)s?\b`,
  String.raw`\b(?:mentioned|described|discussed|stated|listed|explained|shown|given) (?:above|below|earlier|here|in (?:the|this) (?:text|book|passage|chapter|source))\b`,
  String.raw`\b(?:above|below|earlier)[- ]mentioned\b`,
  String.raw`\baccording to the (?:author|narrator|writer|book|source|material|information)\b`,
  String.raw`\bthe (?:author|writer|narrator) (?:says|writes|argues|states|claims|mentions|describes|suggests|believes|explains|means|refers|gives|notes)\b`,
  String.raw`\bdo(?:es)? the (?:author|writer|narrator|book|source)\b`,
  String.raw`\b(?:figure|table|page|chapter|section|appendix|footnote) \d+`,
  String.raw`\bthe (?:figure|table|diagram|map) (?:above|below|shows)\b`,
);

const OPENS_WITH_PRONOUN =
  /^[“"‘'(]*(?:he|she|it|they|him|her|them|his|hers|its|their|theirs|this|these|those|such|here|the (?:former|latter))\b/i;
/** "What did he …": nobody was named before whom the pronoun could mean. */
const ASKS_BY_PRONOUN =
  /^\w+\b[\p{Ll}\s’'-]{0,30}? (?:(?:is|are|was|were) (?:he|she|they|this|these|those|his|her|their)|(?:do|does|did|has|have|had|can|could|will|would|should|might) (?:he|she|it|they|this|these|those|his|her|their|its))\b/u;
const OPENS_WITH_LINK =
  /^(?:however|therefore|thus|hence|moreover|furthermore|nevertheless|nonetheless|consequently|for (?:example|instance)|similarly|likewise|also|but|and|so|on the other hand|otherwise|(?:in addition|as a result|instead)(?! (?:of|to)\b))\b/i;

/** What an edition says of itself. */
const FRONT_MATTER = anyOf(
  String.raw`\bproject gutenberg|\bgutenberg(?:\.org|-tm|™| e-?book| licen[cs]e| literary)`,
  String.raw`\bcopyright (?:notice|page|holder|©|\d{4})|©|\ball rights reserved\b|\bISBN\b`,
  String.raw`\b(?:this|the) e-?book\b|\b(?:this|the|revised|paperback|hardcover|illustrated) edition\b`,
  String.raw`\b(?:this|the) (?:book|work|volume|edition|translation)(?: \w+)? (?:is|was|were|has been|first)(?: first)? (?:dedicated|translated|published|printed|typeset|transcribed|licensed|reprinted)\b`,
  String.raw`\b(?:table of contents|acknowledge?ments|frontispiece|title page|transcriber|translator’?s? note|cover (?:design|illustration|image|art))\b`,
  String.raw`\bwrote the (?:preface|foreword)\b`,
);

/** The item makes sense by itself, and is about what the book says. */
export function selfContainedFlaws(content: ItemContent): Flaw[] {
  const stem = stemOf(content).trim();
  const texts = textsOf(content);
  const [pointing, edition] = [POINTS_AT_A_TEXT, FRONT_MATTER].map((sign) =>
    texts.find((text) => sign.test(text)),
  );
  const leans = [OPENS_WITH_PRONOUN, ASKS_BY_PRONOUN, OPENS_WITH_LINK].some((sign) =>
    sign.test(stem),
  );
  return [
    ...flawsIf(
      'not self-contained',
      pointing !== undefined && `“${pointing}” points at a text that readers do not see`,
    ),
    ...flawsIf('not self-contained', leans && `“${stem}” leans on something said before`),
    ...flawsIf(
      'not self-contained',
      edition !== undefined && `“${edition}” is about an edition, not about what the book says`,
    ),
  ];
}
