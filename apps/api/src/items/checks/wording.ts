import type { ItemContent } from '../content.ts';
import { type Evidence, type Flaw, flawsIf } from './flaw.ts';
import { optionGroups, stemOf } from './parts.ts';
import { tokens } from './words.ts';

const words = (list: string) => new Set(list.split(' '));

const ABSOLUTES = words(
  'absolutely all always completely entirely every everybody everyone everything everywhere ' +
    'exclusively forever impossible inevitably invariably never nobody none nothing only perfectly ' +
    'totally undoubtedly universally wholly',
);
/** "Not all" and "after all" are no absolutes. */
const HEDGES = words('not after at above nearly almost hardly');
const VAGUE = words(
  'commonly frequently generally infrequently most mostly normally occasionally often rarely ' +
    'regularly seldom sometimes typically usually',
);
/** "The most" and "at most" speak of no frequency. */
const MEASURES = words('the at');
const NEGATIONS = words(
  'barely cannot deny denied denies except fail failed fails false hardly impossible incorrect lack ' +
    'lacked lacks least neither never no nobody none nor not nothing nowhere refuse refused refuses ' +
    'scarcely uncommon unlikely unlike untrue unusual without',
);
const STEM_NEGATIONS = words(
  'cannot except excluding incorrect incorrectly least neither never none not untrue',
);
const ASKS_FOR_THE_WRONG =
  /\b(?:which|what|choose|select|identify|find|pick)\b.*\b(?:is|are|was|were|the) (?:false|wrong|inaccurate|odd one out|exception)\b/i;
const QUOTED = /“[^”]*”|"[^"]*"/g;
const CONDITION = /,? \b(?:if|because|although|though|while|since|unless)\b[^?]*/i;
const CONTRACTED = /n[’']t\b/gi;

/**
 * Words that give an option away (absolutes, vague frequencies) or trip a reader up (negations).
 * An absolute that the quote has too is what the book says.
 */
export function wordingFlaws(content: ItemContent, evidence?: Pick<Evidence, 'quote'>): Flaw[] {
  if (content.kind === 'flashcard') return [];
  const stem = stemOf(content);
  const said = new Set(tokens(evidence?.quote ?? ''));
  if (content.kind === 'true_false') return [...absolutes(stem, said), ...doubleNegation(stem)];
  const options = content.kind === 'mcq' ? optionGroups(content).flat() : [];
  const negation = negationIn(stem);
  return [
    ...options.flatMap((option) => absolutes(option, said)),
    ...options.flatMap(vagueWords),
    ...flawsIf(
      'negation',
      negation !== undefined && `“${negation}” in “${stem}” asks for what is not so`,
    ),
  ];
}

function absolutes(text: string, said: ReadonlySet<string>): Flaw[] {
  if (isTitleCased(text)) return [];
  const word = firstWord(text, ABSOLUTES, HEDGES);
  return flawsIf(
    'absolute',
    word !== undefined && !said.has(word) && `“${word}” in “${text}” is absolute`,
  );
}

function vagueWords(text: string): Flaw[] {
  if (isTitleCased(text)) return [];
  const word = firstWord(text, VAGUE, MEASURES);
  return flawsIf('vague frequency', word !== undefined && `“${word}” in “${text}” is vague`);
}

/** "Read Only Memory", "All Quiet on the Western Front": a name says what it says. */
function isTitleCased(text: string): boolean {
  const long = text
    .trim()
    .split(/\s+/)
    .filter((word) => /\p{L}{4,}/u.test(word));
  return long.length > 1 && long.every((word) => /^[^\p{L}]*\p{Lu}/u.test(word));
}

function firstWord(
  text: string,
  wanted: ReadonlySet<string>,
  unlessAfter: ReadonlySet<string>,
): string | undefined {
  const all = tokens(text);
  return all.find((word, index) => wanted.has(word) && !unlessAfter.has(all[index - 1] ?? ''));
}

/** "Why does it not …?" asks for a reason, and a condition is not what is asked: no riddles. */
function negationIn(stem: string): string | undefined {
  if (/^why\b/i.test(stem)) return undefined;
  const asked = stem.replace(QUOTED, '').replace(CONDITION, '');
  return (
    firstWord(asked, STEM_NEGATIONS, words('at')) ??
    asked.match(CONTRACTED)?.[0] ??
    ASKS_FOR_THE_WRONG.exec(asked)?.[0]
  );
}

function doubleNegation(statement: string): Flaw[] {
  const negations = tokens(statement.replace(/\bat least\b/gi, '')).filter((word) =>
    NEGATIONS.has(word),
  ).length;
  const contracted = statement.match(CONTRACTED)?.length ?? 0;
  return flawsIf('negation', negations + contracted > 1 && `“${statement}” is negated twice`);
}
