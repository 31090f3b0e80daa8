import { taggedWords } from './tagged-words.ts';

/** What a sentence says that something is: "A meridian" is "a line from pole to pole". */
export type Definition = {
  /** As it stands in the sentence, without its article. */
  readonly term: string;
  readonly description: string;
  /** How to ask for the term, ending with a question mark. */
  readonly askForTerm: string;
  /** How to ask for the description. */
  readonly askForDescription: string;
};

const NAMING =
  /^((?:The|An?) .{10,140}?) (is|are|was|were) (?:now |usually |often |commonly |still |generally )?(?:called|known as|named|termed) (?:(?:an?|the) )?((?:[\p{L}’-]+ ){0,3}[\p{L}’-]+)(?=\.$|,)/u;
const BEING =
  /^(?:(An?|The) )?([\p{L}’-]+(?: [\p{L}’-]+){0,3}) (is|are) ((?:an?|the|any) .{15,160})\.$/u;
const ENTRY = /^(\p{L}[\p{L}’ -]{2,40})(?::| —| –) ((?:[Aa]n?|[Tt]he|[Oo]ne) .{15,250})\.$/u;
const TELLING =
  /\b(?:of|that|which|who|for|used|between|where|whose|in|from|with|at|by|made|equal)\b/;
const SECOND_CLAUSE = /, (?:and|but|so|for) |\b(?:one|it|they|this) /;
const NO_TERM =
  /\b(?:is|are|was|were|it|this|that|there|what|he|she|they|we|you|one|result|reason|answer|problem|question|difference|point|fact|idea|truth|story|best|first|last|next|only|most|more|other|same|aim|purpose|trick|rest|whole|second|third|of|in|by|to|for)\b/i;

/** The definition that a sentence is, if it is one; not of what the book knows as a name. */
export function definitionIn(
  sentence: string,
  isName: (word: string) => boolean,
): Definition | undefined {
  return naming(sentence) ?? being(sentence, isName);
}

/** "The line at 0° is called the prime meridian." */
function naming(sentence: string): Definition | undefined {
  const [, description = '', verb = '', term = ''] = NAMING.exec(sentence) ?? [];
  if (term === '' || !isTerm(term) || /[,;]/.test(description)) return undefined;
  const lower = withoutCapital(description);
  return {
    term,
    description: lower,
    askForTerm: `What ${verb} ${lower} called?`,
    askForDescription: `What does the name “${term}” stand for?`,
  };
}

/** "A meridian is a line from pole to pole." */
function being(sentence: string, isName: (word: string) => boolean): Definition | undefined {
  const [, article = '', raw = '', verb = '', description = ''] = BEING.exec(sentence) ?? [];
  if (raw === '' || isName(raw) || !TELLING.test(description)) return undefined;
  const term = article === '' ? withoutCapital(raw) : raw;
  if (!isTerm(term) || /\p{Lu}/u.test(term) || SECOND_CLAUSE.test(description)) return undefined;
  const named = article === '' ? term : `${article.toLowerCase()} ${term}`;
  return {
    term,
    description,
    askForTerm: `Which of these ${verb} ${description}?`,
    askForDescription: `What ${verb} ${named}?`,
  };
}

/** An entry of a glossary: "Isobar: a line that joins places of equal pressure." */
export function glossaryEntry(paragraph: string): Definition | undefined {
  const [, raw = '', description = ''] = ENTRY.exec(paragraph) ?? [];
  if (raw === '' || raw.split(' ').length > 4) return undefined;
  const term = withoutCapital(raw);
  return {
    term,
    description: withoutCapital(description),
    askForTerm: `Which of these is ${withoutCapital(description)}?`,
    askForDescription: `What does “${term}” mean?`,
  };
}

/** Nouns with what describes them, and nothing that leans on what came before. */
function isTerm(term: string): boolean {
  const words = taggedWords(term);
  return (
    term.length >= 4 &&
    !NO_TERM.test(term) &&
    words.every(({ tags }) => !tags.has('Verb') || tags.has('Gerund')) &&
    words.at(-1)?.tags.has('Noun') === true
  );
}

const withoutCapital = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
