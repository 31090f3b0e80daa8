import type { ItemContent } from '../content.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { optionGroups, stemOf } from './parts.ts';
import { containsWord, tokens } from './words.ts';

const words = (list: string) => new Set(list.split(' '));

const ABSOLUTES = words(
  'absolutely all always completely entirely every everybody everyone everything impossible ' +
    'invariably never nobody none nothing only totally',
);
const VAGUE = words(
  'commonly frequently generally many most mostly normally occasionally often rarely seldom ' +
    'sometimes typically usually',
);
const NEGATIONS = words('except least neither never no nobody none nor not nothing without');
const STEM_NEGATIONS = words('except least not');
const CONTRACTED = /n[’']t\b/gi;

/** Words that give an option away (absolutes, vague frequencies) or trip a reader up (negations). */
export function wordingFlaws(content: ItemContent): Flaw[] {
  if (content.kind === 'flashcard') return [];
  const stem = stemOf(content);
  if (content.kind === 'true_false') return [...absolutes(stem), ...doubleNegation(stem)];
  const options = content.kind === 'mcq' ? optionGroups(content).flat() : [];
  const negation = containsWord(stem, STEM_NEGATIONS) ?? stem.match(CONTRACTED)?.[0];
  return [
    ...options.flatMap(absolutes),
    ...options.flatMap(vagueWords),
    ...flawsIf('negated stem', negation !== undefined && `“${negation}” in “${stem}”`),
  ];
}

function absolutes(text: string): Flaw[] {
  const word = containsWord(text, ABSOLUTES);
  return flawsIf('absolute', word !== undefined && `“${word}” in “${text}”`);
}

function vagueWords(text: string): Flaw[] {
  const word = containsWord(text, VAGUE);
  return flawsIf('vague frequency', word !== undefined && `“${word}” in “${text}”`);
}

function doubleNegation(statement: string): Flaw[] {
  const negations = tokens(statement).filter((word) => NEGATIONS.has(word)).length;
  const contracted = statement.match(CONTRACTED)?.length ?? 0;
  return flawsIf('double negation', negations + contracted > 1 && `“${statement}”`);
}
