import { taggedWords } from '../tagged-words.ts';

/** A question with its answer, as a sentence gives them. */
export type Card = { readonly front: string; readonly back: string };

/**
 * What a sentence that stands alone says that something is, is for or means, or why it is so, as a
 * card; undefined where it says nothing of the kind. `isName` knows the names of the text.
 */
export function cardOf(sentence: string, isName: (word: string) => boolean): Card | undefined {
  return definition(sentence, isName) ?? aim(sentence) ?? meaning(sentence) ?? reason(sentence);
}

const BEING =
  /^(?:(An?|The) )?([\p{L}’-]+(?: [\p{L}’-]+){0,3}) (is|are) ((?:an?|the|any) .{15,160})\.$/u;
const TELLING =
  /\b(?:of|that|which|who|for|used|between|where|whose|in|from|with|at|by|made|equal)\b/;
const SECOND_CLAUSE =
  /, (?:and|but|so|for|with) |\band (?:can|is|are|was|has) |\b(?:one|it|they|this) /;
/** Says how something compares, not what it is. */
const COMPARING =
  /^the (?:most|least|only|same|first|last|next|best|worst|\p{Ll}+est|other|very|more|main|chief|real|true)\b/u;
const NO_TERM =
  /\b(?:is|are|was|were|it|this|that|there|what|he|she|they|we|you|one|result|reason|answer|problem|question|difference|point|fact|idea|truth|story|best|first|last|next|only|most|more|other|same|aim|purpose|trick|rest|whole|second|third|of|in|by|to|for)\b/i;

/** "A meridian is a line from pole to pole." */
function definition(sentence: string, isName: (word: string) => boolean): Card | undefined {
  const [, article = '', raw = '', verb = '', description = ''] = BEING.exec(sentence) ?? [];
  const term = article === '' ? withoutCapital(raw) : raw;
  const tells =
    raw !== '' &&
    !raw.split(' ').some(isName) &&
    !/^\p{L}+ing /u.test(raw) &&
    isTerm(term) &&
    TELLING.test(description) &&
    !COMPARING.test(description) &&
    !SECOND_CLAUSE.test(description);
  const named = article === '' ? term : `${article.toLowerCase()} ${term}`;
  return tells ? { front: `What ${verb} ${named}?`, back: withCapital(description) } : undefined;
}

/** Nouns with what describes them, no names, and nothing that leans on what came before. */
function isTerm(term: string): boolean {
  const words = taggedWords(term);
  return (
    term.length >= 4 &&
    !NO_TERM.test(term) &&
    !/\p{Lu}/u.test(term) &&
    words.every(({ tags }) => !tags.has('Verb') || tags.has('Gerund')) &&
    words.at(-1)?.tags.has('Noun') === true
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
  /^(?:By ([\p{L} ’'“”-]{3,50}),? (?:is|are) (?:here )?meant|(“[^”]{3,40}”|[\p{L}’'-]+(?: [\p{L}’'-]+){0,3}) (?:means|denotes|refers to)) ((?:an?|the|any|that|to|what|some|those|all) [^,;]{12,180})\.$/u;

/** "By utility is meant the property of a thing to serve somebody." */
function meaning(sentence: string): Card | undefined {
  const [, by, raw = by, answer = ''] = MEANING.exec(sentence) ?? [];
  if (raw === undefined || LOOSE.test(raw)) return undefined;
  const term = withoutCapital(raw.replaceAll(/[“”]/g, ''));
  return { front: `What does “${term}” mean?`, back: withCapital(answer) };
}

const REASON = /^(\p{Lu}.{25,130}?),? because (?!of\b)(\p{Ll}[^,;]{20,160})\.$/u;
const NO_WHOLE_REASON =
  /\b(?:not|only|simply|merely|just|partly|chiefly|mainly|perhaps|precisely|either|neither|than|if|whether)\b.{0,60}$/;
/** The reason may be one of a part of it: "a man who went because …". */
const NO_CLAUSE = /^\p{Lu}\p{Ll}+ing\b|\b(?:who|which|that|whose|where|when|while|as)\b/u;

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
