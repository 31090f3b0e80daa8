import type { ItemContent } from '../item-content.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { formOf } from './item-form.ts';
import { stemOf } from './item-parts.ts';

const QUOTED = /“[^”]*”|"[^"]*"/g;
/** "Fisher and Ury" are one subject. */
const NAMES = /(?<=\b\p{Lu}\p{L}+ )and(?= \p{Lu})/gu;
/** What makes a claim of its own of whatever follows. */
const REASON =
  /(?<!\b(?:just|merely|simply) )\bbecause\b(?! of\b)|\bso that\b|\bso as to\b|, (?:which|who|whose|while|whereas)\b|;/i;
const ADDED = /, (?:where|though|although|so|yet|but|and|or)\b(.*)$/i;
const JOINED = /\b(?:and|but|yet)\b(.*)$/i;
const FINITE =
  /\b(?:is|are|was|were|am|has|have|had|does|do|did|can|could|will|would|must|may|might|should|shall|cannot|n[’']t)\b/i;
const PRONOUN = /^\s*(?:it|he|she|they|we|you|this|that|these|those)\b(?! of\b)/i;
/** "… leaves the older parts intact": a verb with what it is done to. */
const VERB_WITH_OBJECT =
  /^\s*(?:\p{L}+ly |then |thus |later |so )?(?:\p{L}{2,}(?<!ou)(?:s|ed)|took|made|gave|found|lost|won|left|kept|held|sent|built|brought|began|became|came|went|got|saw|told|taught|bought|sold|paid|met|fell|rose|grew|wrote|drew|led|ran|broke|drove|knew|lived|stood|spoke) (?:the|a|an|its|his|her|their|both|each|them|it|him|no|more|less|most|many|all|every|one|two|to|that|out|up|down|away|off)\b/iu;

/** A statement that is true only if two things are, so that a reader cannot tell which was meant. */
export function twoClaimFlaws(content: ItemContent): Flaw[] {
  if (formOf(content) !== 'statement') return [];
  const statement = stemOf(content);
  const link = secondClaim(statement.replace(QUOTED, '…').replace(NAMES, '&'));
  return flawsIf(
    'two claims',
    link !== undefined && `“${link}” joins two claims in “${statement}”`,
  );
}

function secondClaim(statement: string): string | undefined {
  const reason = REASON.exec(statement)?.[0];
  if (reason !== undefined) return reason;
  const added = ADDED.exec(statement);
  if (added !== null && isClaim(added[1] ?? '')) return added[0].trim();
  const joined = JOINED.exec(statement);
  if (joined === null) return undefined;
  const before =
    statement
      .slice(0, joined.index)
      .split(/\bthat\b/)
      .at(-1) ?? '';
  return isPredicate(joined[1] ?? '') || (hasVerb(before) && isClaim(joined[1] ?? ''))
    ? joined[0].trim()
    : undefined;
}

const isPredicate = (words: string) =>
  VERB_WITH_OBJECT.test(words) || new RegExp(`^\\s*${FINITE.source}`, 'i').test(words);

const isClaim = (words: string) => PRONOUN.test(words) || FINITE.test(words) || hasVerb(words);

/** "Iron and copper are metals": what stands before "and" is no claim. */
const hasVerb = (words: string) =>
  words.split(' ').some((_, at, all) => isPredicate(all.slice(at).join(' ')));
