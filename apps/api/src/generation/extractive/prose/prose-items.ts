import type { Makeable } from '@morsel/sdk/domain';

import type { Chapter } from '../../book-text.ts';
import { type GoodSentence, bestSentences } from '../best-sentences.ts';
import { functionWordsOf } from '../function-words.ts';
import { nameRuns } from '../names.ts';
import type { PossibleItem } from '../possible-item.ts';
import { isUpheld, standsAlone } from '../standing-alone.ts';
import { type TextSentence, textSentences } from '../text-sentences.ts';
import { cardOf } from './cards.ts';
import { gapChoiceOf } from './gap-choices.ts';
import { genreOf } from './genre.ts';
import { type Prose, readProse } from './prose.ts';

/** Whether rules make items from the prose of a text; not of stories, nor of other languages. */
export type ProseFit = 'fit' | 'story' | 'foreign';

/** An item that could be made of a sentence; its chunk is found later. */
export type ProseItem = Omit<PossibleItem, 'chunk'>;

/** What a text's prose gives by itself: the same whenever it is asked. */
export type ProseYield = { readonly fit: ProseFit; readonly items: readonly ProseItem[] };

/** The best only: more of them are worse. */
const GAPS_PER_WORD = 0.4 / 1000;
/** How many sentences are tried for each gap that may be made. */
const TRIED_PER_GAP = 8;
const SCORES = { card: 5, choice: 1 };

/** What the prose of a text gives by rules: few items, and good ones. */
export function proseItems(
  chapters: readonly Chapter[],
  { language, what }: { readonly language: string | null; readonly what: Makeable },
): ProseYield {
  const sentences = textSentences(chapters);
  const isForeign = language === null ? !isEnglish(sentences) : language !== 'en';
  if (isForeign) return { fit: 'foreign', items: [] };
  if (genreOf(sentences) === 'story') return { fit: 'story', items: [] };
  const prose = readProse(chapters);
  return { fit: 'fit', items: what === 'flashcards' ? cards(prose) : choices(prose) };
}

const LEAST_ENGLISH = 0.25;

/** By its function words; of a text whose language was not told when it was added. */
function isEnglish(sentences: readonly TextSentence[]): boolean {
  const known = functionWordsOf('en');
  let all = 0;
  let found = 0;
  for (const { words } of sentences) {
    all += words.length;
    for (const { key } of words) if (known.has(key)) found += 1;
  }
  return found > all * LEAST_ENGLISH;
}

function cards(prose: Prose): ProseItem[] {
  const { sentences, lore } = prose;
  return sentences.flatMap((sentence) => {
    const people = nameRuns(sentence.text, lore).map(({ end }) => end);
    const isClear = standsAlone(sentence.text, people) && isUpheld(nextOf(prose, sentence));
    const card = isClear ? cardOf(sentence.text, lore.isName) : undefined;
    if (card === undefined) return [];
    return [
      {
        item: { type: 'flashcard', ...card },
        difficulty: 2,
        quote: placeOf(sentence),
        score: SCORES.card,
      },
    ];
  });
}

function choices(prose: Prose): ProseItem[] {
  const words = prose.sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
  const most = Math.max(1, Math.floor(words * GAPS_PER_WORD));
  const items: ProseItem[] = [];
  for (const good of bestSentences(prose, most * TRIED_PER_GAP)) {
    if (items.length === most) break;
    const item = choiceOf(prose, good);
    if (item !== undefined) items.push(item);
  }
  return items;
}

const PAST = /\b(?:was|were|had|did)\b|\b\p{L}{3,}ed (?!by\b)/u;
const PRESENT = /\b(?:is|are|has|have|does|do|can|may|must|will|should|cannot)\b/;

/** A sentence that tells what was, and not what is, says too little by itself. */
function choiceOf(prose: Prose, { sentence, isAlone, score }: GoodSentence): ProseItem | undefined {
  const isPast = PAST.test(sentence.text) && !PRESENT.test(sentence.text);
  const choice =
    isAlone && !isPast && isUpheld(nextOf(prose, sentence))
      ? gapChoiceOf(prose, sentence)
      : undefined;
  if (choice === undefined) return undefined;
  const { question: text, answer, distractors } = choice;
  const item = {
    type: 'mcq',
    text,
    answer,
    distractors,
    explanation: explained(prose, sentence),
  } as const;
  return { item, difficulty: 2, quote: placeOf(sentence), score: SCORES.choice + score };
}

const placeOf = ({ chapter, start, end }: TextSentence) => ({ chapter, start, end });

const MOST_LETTERS = 420;
const LEANS_FORWARD = /[“”"]|\b(?:chapter|page|figure|book|I|we|you)\b/i;

/** The sentence, and the one after it where it goes on in the same paragraph. */
function explained(prose: Prose, sentence: TextSentence): string {
  const { text } = sentence;
  const next = nextOf(prose, sentence);
  const goesOn =
    next !== undefined && !LEANS_FORWARD.test(next) && text.length + next.length < MOST_LETTERS;
  return goesOn ? `${text} ${next}` : text;
}

/** What follows a sentence in its paragraph. */
function nextOf({ sentences }: Prose, { at, paragraph }: TextSentence): string | undefined {
  const next = sentences[at + 1];
  return next?.paragraph === paragraph ? next.text : undefined;
}
