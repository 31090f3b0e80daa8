import type { Span } from '../../../items/checks/sentences.ts';
import type { PlacedParagraph } from './place-blocks.ts';

const BULLET = /^(?:[•◦▪‣·*–-]\s+|\(?\d{1,3}[.)]\s+)?/u;
const SEPARATOR = /^(?:\s*[.:]?\s*[—–]\s*|\s*:\s+|\s+-\s+|\.\s*-\s*)(?=\S)/u;
/** "Term: …", "Term — …", "TERM.—…" at the begin of a line. */
const TERM =
  /^([\p{L}\p{N}“"«„][^:.;!?—–\n]{1,50}?)(?:\s*:\s+|\s*：\s*|\s+[—–]\s+|\s+-\s+|\.\s*[—–]\s*)(?=\S)/u;
const LONGEST_TERM_WORDS = 6;
const LONGEST_TERM = 60;
const SHORTEST_GLOSS = 12;

export type TermAndGloss = readonly [term: Span, gloss: Span];

/**
 * A paragraph that begins with a term and goes on with what explains it, a sign between them. In a
 * glossary a term that is set apart needs no sign.
 */
export function termAndGloss(
  { text, lead, start }: PlacedParagraph,
  isGlossary: boolean,
): TermAndGloss | undefined {
  const bullet = BULLET.exec(text)?.[0].length ?? 0;
  const body = text.slice(bullet);
  const isLed = lead !== undefined && lead.length <= 2 * LONGEST_TERM && body.startsWith(lead);
  const term = isLed ? lead.replace(/[\s.:—–-]+$/u, '') : TERM.exec(body)?.[1];
  if (term === undefined || term === '') return undefined;
  const rest = body.slice(term.length);
  const free = isLed && (isGlossary || lead.endsWith('.')) ? /^\.?\s+/ : /^(?!)/;
  const between = (SEPARATOR.exec(rest) ?? free.exec(rest))?.[0];
  const isShort = term.length <= LONGEST_TERM && term.split(' ').length <= LONGEST_TERM_WORDS;
  if (between === undefined || !isShort) return undefined;
  if (rest.length - between.length < SHORTEST_GLOSS) return undefined;
  const [from, to] = [start + bullet, start + bullet + term.length];
  return [
    { start: from, end: to },
    { start: to + between.length, end: start + text.length },
  ];
}
