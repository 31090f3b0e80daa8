import type { WordLore } from '../names.ts';
import { definitionOf } from './definitions.ts';

/** A question with its answer, as a sentence gives them. */
export type Card = { readonly front: string; readonly back: string };

/**
 * What a sentence that stands alone says that something is, is for or means, or why it is so, as a
 * card; undefined where it says nothing of the kind.
 */
export function cardOf(sentence: string, lore: WordLore): Card | undefined {
  return (
    definitionOf(sentence, lore)?.card ?? aim(sentence) ?? meaning(sentence) ?? reason(sentence)
  );
}

const AIM =
  /^The ((?:[\p{Ll}-]+ )?(?:aim|purpose|object|goal|function|task|business) of (?:(?:an?|the|any|all|every|each) )?[\p{L}\p{M} ’'-]{3,60}) (is|was) ((?:to|that of) .{12,180})\.$/u;
const LOOSE = /\b(?:this|that|these|those|such|here|it|they|he|she)\b/i;

/** "The aim of criticism is to find the work behind its fame." */
function aim(sentence: string): Card | undefined {
  const [, what = '', verb, answer = ''] = AIM.exec(sentence) ?? [];
  if (what === '' || LOOSE.test(what)) return undefined;
  return { front: `What ${verb} the ${what}?`, back: withCapital(answer) };
}

const MEANING =
  /^(?:By ([\p{L} ’'“”-]{3,50}),? (?:is|are) (?:here )?meant|(“[^”]{3,40}”|[\p{L}’'-]+(?: [\p{L}’'-]+){0,3}) (?:means|denotes|refers to)) ((?:an?|the|any|to|what|some|those|all) [^,;]{12,180})\.$/u;

/** "By utility is meant the property of a thing to serve somebody." */
function meaning(sentence: string): Card | undefined {
  const [, by, raw = by, answer = ''] = MEANING.exec(sentence) ?? [];
  if (raw === undefined || LOOSE.test(raw) || / (?:of|in|to) /.test(raw)) return undefined;
  // "Octave provides simple means to …"
  if (answer.startsWith('to ') && by === undefined) return undefined;
  const term = withoutCapital(raw.replaceAll(/[“”]/g, ''));
  return { front: `What does “${term}” mean?`, back: withCapital(answer) };
}

const REASON = /^(\p{Lu}.{25,130}?),? because (?!of\b)(\p{Ll}[^,;]{20,160})\.$/u;
const NO_WHOLE_REASON =
  /\b(?:not|only|simply|merely|just|partly|chiefly|mainly|perhaps|precisely|either|neither|than|if|whether)\b.{0,60}$/;
/** The reason may be one of a part of it: "a man who went because …". */
const NO_CLAUSE =
  /^\p{Lu}\p{Ll}+ing\b|^The (?:first|second|third|last|next)\b|\b(?:who|which|that|whose|where|when|while|as)\b/u;

/** "Harbours silt up because the river brings sand." */
function reason(sentence: string): Card | undefined {
  const [, clause = '', why = ''] = REASON.exec(sentence) ?? [];
  const isWhole = !NO_WHOLE_REASON.test(clause) && !NO_CLAUSE.test(clause);
  if (clause === '' || !isWhole || why.includes('because')) return undefined;
  return { front: `Why? “${clause}.”`, back: `Because ${why}` };
}

const withCapital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const withoutCapital = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
