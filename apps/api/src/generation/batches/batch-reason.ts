import type { ProseFit } from '../extractive/prose/prose-items.ts';
import type { Batch, Reach } from './batch.ts';
import type { TextScope } from './source-text.ts';

const WHAT_NEXT =
  'Generate again to go on with another part of the text, or add a longer one: a chapter brings more than a page.';
const NOTHING_HERE = `Nothing in this part makes a good question or flashcard. ${WHAT_NEXT}`;
const WHAT_ELSE =
  'try flashcards as well as questions, pick your bites, add another text, or ask whoever runs this server for an AI provider.';
const NOTHING_MORE = 'nothing more can be made from it by rules';
const NO_ITEMS: Readonly<Record<Exclude<ProseFit, 'fit'>, string>> = {
  story:
    'This reads like a story, a memoir or letters: without its context hardly a sentence of it makes ' +
    'a fair question, so rules make none. Pick your bites instead, or add your highlights.',
  foreign:
    'Rules make items from prose in English only. Pick your bites from this text instead, or add your ' +
    'highlights.',
};

type Counts = {
  readonly drafted: number;
  readonly kept: number;
  /** How many were asked for; undefined: no number. */
  readonly wanted?: number | undefined;
};

/**
 * Why there are no items, or fewer, and what to do; of what rules made, how far they got through the
 * text, and what of the order they cannot do. Null when there is nothing to say.
 */
export function reasonOf(batch: Batch, counts: Counts): string | null {
  const said = outcomeOf(batch, counts);
  const { lacking } = batch;
  if (lacking === undefined || said === lacking) return said;
  return said === null ? lacking : `${said} ${lacking}`;
}

function outcomeOf({ failure, reach }: Batch, counts: Counts): string | null {
  const { kept, wanted = 0 } = counts;
  if (failure !== undefined) return kept === 0 ? failure : `Fewer than usual: ${failure}`;
  if (kept > 0 && reach === undefined && kept < wanted) return fewerText(counts);
  if (kept > 0 && (reach === undefined || reach.hasEnough)) return null;
  if (reach !== undefined) return reachText(reach, counts);
  return withRefused(counts, WHAT_NEXT) ?? NOTHING_HERE;
}

const fewerText = ({ kept, wanted }: Counts) =>
  `${kept} of the ${wanted} you asked for passed the checks. Generate again to have more.`;

function reachText(reach: Reach, counts: Counts): string {
  if (reach.isDone && reach.fit !== 'fit') return NO_ITEMS[reach.fit];
  const words = reach.isDone ? doneText(reach) : lookedText(reach, counts);
  return (counts.kept === 0 ? withRefused(counts, words) : undefined) ?? words;
}

function doneText({ scope }: Reach): string {
  switch (scope) {
    case 'whole':
      return `All of this text has been worked through: ${NOTHING_MORE}. To have more, ${WHAT_ELSE}`;
    case 'read':
      return (
        `All that you have read of this text has been worked through: ${NOTHING_MORE}. Say how far ` +
        `you have read once you are further on, or ${WHAT_ELSE}`
      );
    case 'chosen':
      return `These chapters have been worked through: ${NOTHING_MORE}. Choose others, or ${WHAT_ELSE}`;
  }
}

const OF_SCOPE: Readonly<Record<TextScope, (parts: string) => string>> = {
  whole: (parts) => `the text's ${parts}`,
  read: (parts) => `the ${parts} that you have read`,
  chosen: (parts) => `the ${parts} of these chapters`,
};

function lookedText({ looked, of, scope }: Reach, { kept }: Counts): string {
  const all = OF_SCOPE[scope](`${of} ${of === 1 ? 'part' : 'parts'}`);
  const next = kept === 0 ? ' and found nothing yet. Generate again to go on.' : '.';
  return `Morsel looked through ${looked} of ${all}${next}`;
}

/** Undefined when there was no draft to refuse. */
function withRefused({ drafted }: Counts, next: string): string | undefined {
  if (drafted === 0) return undefined;
  const refused = drafted === 1 ? 'The one draft did not pass' : `None of ${drafted} drafts passed`;
  return `${refused} the checks. ${next}`;
}
