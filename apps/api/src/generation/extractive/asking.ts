import { contentStems } from '../../items/checks/words.ts';
import { SECOND_CLAUSE, inverted } from './inverting.ts';
import type { Mention } from './mentions.ts';
import { isFinite, taggedWords } from './tagged-words.ts';

const GAP = '_____';

const ASKED = {
  person: 'Whose name fills the gap?',
  place: 'Which place fills the gap?',
  people: 'Which people fill the gap?',
  year: 'Which year fills the gap?',
  number: 'Which number fills the gap?',
} as const;
const APPOSITION = /^, (?:an?|the) [^,]{3,70},(?= )/;
/** A shorter question could have several answers. */
const FEWEST_STEMS = 4;

/** A question about a fact of a sentence: a plain one where the sentence is simple, else a gap. */
export function ask(sentence: string, mention: Mention): string {
  const plain = plainQuestion(sentence, mention);
  const says = plain === undefined ? 0 : contentStems(plain).size;
  return plain === undefined || says < FEWEST_STEMS ? gapQuestion(sentence, mention) : plain;
}

/** Whether a question asks without showing a gap. */
export const isPlain = (question: string): boolean => !question.includes(GAP);

function gapQuestion(sentence: string, { kind, start, end }: Mention): string {
  const stop = sentence.slice(end) === '' && sentence.endsWith('.') ? '.' : '';
  return `${ASKED[kind]} “${sentence.slice(0, start)}${GAP}${sentence.slice(end)}${stop}”`;
}

function plainQuestion(sentence: string, mention: Mention): string | undefined {
  if (mention.kind === 'person' && mention.start === 0) return whoQuestion(sentence, mention);
  if (mention.kind === 'year') return whenQuestion(sentence, mention);
  return undefined;
}

/** "Rømer, a Dane, measured light." to "Who measured light?" */
function whoQuestion(sentence: string, { end }: Mention): string | undefined {
  const rest = sentence.slice(end).replace(APPOSITION, '').replace(/\.$/, '');
  if (SECOND_CLAUSE.test(rest) || / but (?:the )?\p{Lu}/u.test(rest) || !/^ \p{Ll}/u.test(rest))
    return undefined;
  const verb = taggedWords(`He${rest}.`)[1];
  if (verb === undefined || !isFinite(verb)) return undefined;
  return `Who${rest}?`;
}

/** "In 1676 Rømer measured light." to "In which year did Rømer measure light?" */
function whenQuestion(sentence: string, { text, start, end }: Mention): string | undefined {
  if (!/^\d+$/.test(text)) return undefined;
  const [before, after] = [sentence.slice(0, start), sentence.slice(end).replace(/\.$/, '')];
  const opens = before === 'In ';
  const closes = before.endsWith(' in ') && after === '';
  if (!opens && !closes) return undefined;
  const asked = inverted(opens ? after.replace(/^,? /, '') : before.slice(0, -' in '.length));
  return asked === undefined ? undefined : `In which year ${asked}?`;
}
