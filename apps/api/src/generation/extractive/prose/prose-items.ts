import type { Makeable } from '@morsel/sdk/domain';

import type { Chapter } from '../../book-text.ts';
import { functionWordsOf } from '../function-words.ts';
import { personEnds } from '../names.ts';
import type { PossibleItem } from '../possible-item.ts';
import { type ReadText, readText } from '../read-text.ts';
import { isUpheld, standsAlone } from '../standing-alone.ts';
import { type TextSentence, textSentences } from '../text-sentences.ts';
import { type Card, cardOf } from './cards.ts';
import { definitionChoiceOf } from './definition-choices.ts';
import { definitionOf } from './definitions.ts';
import { genreOf } from './genre.ts';

/** Whether rules make items from the prose of a text; not of stories, nor of other languages. */
export type ProseFit = 'fit' | 'story' | 'foreign';

/** An item that could be made of a sentence; its chunk is found later. */
export type ProseItem = Omit<PossibleItem, 'chunk'>;

/** What a text's prose gives by itself: the same whenever it is asked. */
export type ProseYield = { readonly fit: ProseFit; readonly items: readonly ProseItem[] };

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
  const prose = readText(chapters, 'en');
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

function cards(prose: ReadText): ProseItem[] {
  const { sentences, lore } = prose;
  return sentences.flatMap((sentence) => {
    if (!isUpheld(nextOf(prose, sentence))) return [];
    const card = standsAlone(sentence.text, personEnds(sentence.text, lore))
      ? cardOf(sentence.text, lore)
      : definitionOf(sentence.text, lore)?.card;
    if (card === undefined || isAboutAll(prose, card)) return [];
    const item = { type: 'flashcard', ...card } as const;
    return [{ item, difficulty: 2, quote: placeOf(sentence), score: SCORES.card }];
  });
}

const SUBJECT_PER_THOUSAND = 2.5;

/** What the whole text is about is more than one of its sentences says. */
function isAboutAll({ terms }: ReadText, { front }: Card): boolean {
  const named = /^What is (?:the )?(\p{Lu}.*)\?$/u.exec(front)?.[1]?.toLowerCase().split(' ') ?? [];
  const rarest = Math.min(...named.map((word) => terms.countOf(word)));
  return named.length > 0 && rarest * 1000 > terms.words * SUBJECT_PER_THOUSAND;
}

/** Of what something is, where others are of its kind; a term hidden in any other sentence is guessed. */
function choices(prose: ReadText): ProseItem[] {
  const defined = prose.sentences.flatMap((sentence) => {
    const definition = definitionOf(sentence.text, prose.lore);
    const isKept = definition !== undefined && isUpheld(nextOf(prose, sentence));
    return isKept ? [{ sentence, definition }] : [];
  });
  const definitions = defined.map(({ definition }) => definition);
  return defined.flatMap(({ sentence, definition }) => {
    const choice = definitionChoiceOf(definition, definitions);
    if (choice === undefined) return [];
    const { question: text, answer, distractors } = choice;
    const explanation = explained(prose, sentence);
    const item = { type: 'mcq', text, answer, distractors, explanation } as const;
    return [{ item, difficulty: 2, quote: placeOf(sentence), score: SCORES.choice }];
  });
}

const placeOf = ({ chapter, start, end }: TextSentence) => ({ chapter, start, end });

const MOST_LETTERS = 420;
const LEANS_FORWARD = /[“”"]|\b(?:chapter|page|figure|book|I|we|you)\b/i;

/** The sentence, and the one after it where it goes on in the same paragraph. */
function explained(prose: ReadText, sentence: TextSentence): string {
  const { text } = sentence;
  const next = nextOf(prose, sentence);
  const goesOn =
    next !== undefined && !LEANS_FORWARD.test(next) && text.length + next.length < MOST_LETTERS;
  return goesOn ? `${text} ${next}` : text;
}

/** What follows a sentence in its paragraph. */
function nextOf({ sentences }: ReadText, { at, paragraph }: TextSentence): string | undefined {
  const next = sentences[at + 1];
  return next?.paragraph === paragraph ? next.text : undefined;
}
