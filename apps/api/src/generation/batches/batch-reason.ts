import { QUESTION_KINDS } from '@morsel/sdk/domain';

import type { ProseFit } from '../extractive/prose/prose-items.ts';
import { DRAFTS_OF_CHUNK } from './batch-pieces.ts';
import type { Batch, BatchOrder, Ground, Reach } from './batch.ts';
import { NEXT_PART, NO_OTHER_PART, TOO_SHORT, doneText, lookedText } from './scope-text.ts';

const OTHER_KINDS = 'Other kinds of questions may fare better.';
const NOTHING_HERE = 'Nothing in this part makes a good question or flashcard.';
const NOTHING_REMEMBERED =
  'Nothing that the AI provider knows of this book by itself makes a good question or flashcard.';
const ADD_TEXT = "Add the book's text (EPUB, PDF, plain text or notes), then generate again.";
const NO_ITEMS: Readonly<Record<Exclude<ProseFit, 'fit'>, string>> = {
  story:
    'This reads like a story, a memoir or letters: without its context hardly a sentence of it makes ' +
    'a fair question, so rules make none. Pick your bites instead, or add your highlights.',
  foreign:
    'Rules make items from prose in English only. Pick your bites from this text instead, or add your ' +
    'highlights.',
};

type Counts = { readonly drafted: number; readonly kept: number };

/** What was asked for. */
type Asked = Pick<BatchOrder, 'what' | 'kinds' | 'count'>;

/**
 * Why there are no items, or fewer, and what to do; of what rules made, how far they got through the
 * text, and what of the order they cannot do. It speaks of the chapters and kinds that were chosen. Null
 * when there is nothing to say.
 */
export function reasonOf(batch: Batch, asked: Asked, counts: Counts): string | null {
  const said = outcomeOf(batch, asked, counts);
  const { lacking } = batch;
  if (lacking === undefined || said === lacking) return said;
  return said === null ? lacking : `${said} ${lacking}`;
}

function outcomeOf(batch: Batch, asked: Asked, counts: Counts): string | null {
  const { failure, reach, ground } = batch;
  const { kept } = counts;
  if (failure !== undefined) return kept === 0 ? failure : `Fewer than usual: ${failure}`;
  if (reach !== undefined)
    return reach.hasEnough && kept > 0 ? null : reachText(reach, asked, counts);
  if (kept === 0) return nothingText(ground, asked, counts);
  return kept < (asked.count ?? 0) ? fewerText(ground, asked, counts) : null;
}

function nothingText(ground: Ground | undefined, asked: Asked, { drafted }: Counts): string {
  const nothing = ground === undefined ? NOTHING_REMEMBERED : NOTHING_HERE;
  return [refusedText(drafted) ?? nothing, ...nextTexts(ground, asked)].join(' ');
}

function nextTexts(ground: Ground | undefined, asked: Asked): string[] {
  if (ground === undefined) return [ADD_TEXT];
  const next = (ground.isAll ? NO_OTHER_PART : NEXT_PART)[ground.scope];
  return areKindsChosen(asked) ? [next, OTHER_KINDS] : [next];
}

function fewerText(
  ground: Ground | undefined,
  { count: wanted = 0 }: Asked,
  { kept }: Counts,
): string {
  const isShort = ground?.isAll === true && ground.open * DRAFTS_OF_CHUNK < wanted;
  return isShort
    ? `${kept} of the ${wanted} you asked for: ${TOO_SHORT[ground.scope]}`
    : `${kept} of the ${wanted} you asked for passed the checks. Generate again to have more.`;
}

function reachText(reach: Reach, asked: Asked, { drafted, kept }: Counts): string {
  if (reach.isDone && reach.fit !== 'fit') return NO_ITEMS[reach.fit];
  const { what } = asked;
  const words = reach.isDone
    ? doneText(reach.scope, { what, areKindsChosen: areKindsChosen(asked) })
    : lookedText(reach, kept);
  const refused = kept === 0 ? refusedText(drafted) : undefined;
  return refused === undefined ? words : `${refused} ${words}`;
}

const areKindsChosen = ({ what, kinds }: Asked) =>
  what === 'questions' && kinds.length < QUESTION_KINDS.length;

/** Undefined when there was no draft to refuse. */
function refusedText(drafted: number): string | undefined {
  if (drafted === 0) return undefined;
  const refused = drafted === 1 ? 'The one draft did not pass' : `None of ${drafted} drafts passed`;
  return `${refused} the checks.`;
}
