import { mapInTurns } from '../../background/give-way.ts';
import { sentencesOf } from '../../items/checks/sentences.ts';
import type { Chapter } from '../book-text.ts';
import { tokensOf, tokensOfWords } from '../provider/token-estimate.ts';

/** So many calls for a plan, with so much of the text each: what fits a local server's context. */
const MOST_STRETCHES = 6;
const STRETCH_TOKENS = 1600;
const PARAGRAPHS_AT_A_TIME = 50;

/** About how many calls the plan of a text of so many words takes. */
export const mostStretchesOf = (words: number): number =>
  Math.min(MOST_STRETCHES, Math.ceil(tokensOfWords(words) / STRETCH_TOKENS));

/** Sentences of chapters that follow each other, as one call for ideas is shown them. */
export type Stretch = {
  readonly text: string;
  /** Numbers of its chapters, from 0. */
  readonly chapters: readonly number[];
};

type Told = { readonly chapter: number; readonly text: string; readonly tokens: number };

/**
 * What a plan is made from: all of a short text, of a longer one the sentences with which its
 * paragraphs begin, as many of each chapter as its length allows. Gives way to others while it reads.
 */
export async function stretchesOf(chapters: readonly Chapter[]): Promise<Stretch[]> {
  const sizes = await mapInTurns(chapters, ({ text }) => tokensOf(text));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const share = Math.min(1, (MOST_STRETCHES * STRETCH_TOKENS * 0.9) / Math.max(1, total));
  const told = await mapInTurns(chapters, async ({ text }, chapter) => {
    const sentences = share === 1 ? allSentences(text) : await leadSentences(text);
    return thinned(sentences, (sizes[chapter] ?? 0) * share).map((one) => ({ chapter, ...one }));
  });
  return packed(told.flat()).map((pieces) => stretchOf(chapters, pieces));
}

type Measured = { readonly text: string; readonly tokens: number };

const measured = (text: string): Measured => ({ text, tokens: tokensOf(text) });

const allSentences = (text: string) =>
  sentencesOf(text).map(({ start, end }) => measured(text.slice(start, end)));

/** A text of one paragraph tells itself by all of its sentences. */
async function leadSentences(text: string): Promise<Measured[]> {
  const paragraphs = text.split('\n\n');
  if (paragraphs.length < 3) return allSentences(text);
  const leads = await mapInTurns(paragraphs, leadSentence, PARAGRAPHS_AT_A_TIME);
  return leads.flat();
}

function leadSentence(paragraph: string): Measured[] {
  const [first] = sentencesOf(paragraph);
  return first === undefined ? [] : [measured(paragraph.slice(first.start, first.end))];
}

/** As many as there is room for, spread evenly from first to last. */
function thinned(sentences: readonly Measured[], room: number): Measured[] {
  const total = sentences.reduce((sum, { tokens }) => sum + tokens, 0);
  if (total <= room) return [...sentences];
  const kept = room / total;
  return sentences.filter((_, index) => Math.floor((index + 1) * kept) > Math.floor(index * kept));
}

function packed(told: readonly Told[]): Told[][] {
  const stretches: Told[][] = [];
  let room = 0;
  for (const one of told) {
    const last = stretches.at(-1);
    if (last === undefined || one.tokens > room) {
      stretches.push([one]);
      room = STRETCH_TOKENS - one.tokens;
    } else {
      last.push(one);
      room -= one.tokens;
    }
  }
  return stretches.slice(0, MOST_STRETCHES);
}

function stretchOf(chapters: readonly Chapter[], told: readonly Told[]): Stretch {
  const numbers = [...new Set(told.map(({ chapter }) => chapter))];
  const text = numbers
    .map((number) => {
      const title = chapters[number]?.title ?? '';
      const sentences = told.filter(({ chapter }) => chapter === number).map((one) => one.text);
      return `Chapter ${number + 1}: ${title}\n${sentences.join(' ')}`;
    })
    .join('\n\n');
  return { text, chapters: numbers };
}
