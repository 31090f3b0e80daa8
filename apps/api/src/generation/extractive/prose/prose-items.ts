import type { Chapter } from '../../book-text.ts';
import { functionWordsOf } from '../function-words.ts';
import type { PossibleItem } from '../possible-item.ts';
import { type ReadText, readText } from '../read-text.ts';
import { isUpheld } from '../standing-alone.ts';
import { type TextSentence, textSentences } from '../text-sentences.ts';
import { termBacking } from './backed-terms.ts';
import { type Card, definitionOf } from './definitions.ts';
import { genreOf } from './genre.ts';

/** Whether rules make items from the prose of a text; not of stories, nor of other languages. */
export type ProseFit = 'fit' | 'story' | 'foreign';

/** An item that could be made of a sentence; its chunk is found later. */
export type ProseItem = Omit<PossibleItem, 'chunk'>;

/** What a text's prose gives by itself: the same whenever it is asked. */
export type ProseYield = { readonly fit: ProseFit; readonly items: readonly ProseItem[] };

const SCORE = 5;

/** What the prose of a text gives by rules: few cards, and good ones. */
export function proseItems(chapters: readonly Chapter[], language: string | null): ProseYield {
  const fit = proseFit(chapters, language);
  return { fit, items: fit === 'fit' ? cards(readText(chapters, 'en')) : [] };
}

/** Whether the prose of a text is such that rules make items of it. */
export function proseFit(chapters: readonly Chapter[], language: string | null): ProseFit {
  const sentences = textSentences(chapters);
  const isForeign = language === null ? !isEnglish(sentences) : language !== 'en';
  if (isForeign) return 'foreign';
  return genreOf(sentences) === 'story' ? 'story' : 'fit';
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
  const defined = prose.sentences.flatMap((sentence) => {
    const definition = definitionOf(sentence.text, prose.lore);
    if (definition === undefined || !isUpheld(nextOf(prose, sentence))) return [];
    return isAboutAll(prose, definition.card) ? [] : [{ sentence, ...definition }];
  });
  const isBacked = termBacking(
    prose,
    defined.map(({ term }) => term),
  );
  return defined.flatMap(({ sentence, term, card }) => {
    if (!isBacked(term, sentence)) return [];
    const { chapter, start, end } = sentence;
    const item = { type: 'flashcard', ...card } as const;
    return [{ item, difficulty: 2, quote: { chapter, start, end }, score: SCORE }];
  });
}

const SUBJECT_PER_THOUSAND = 2.5;

/** What the whole text is about is more than one of its sentences says. */
function isAboutAll({ terms }: ReadText, { front }: Card): boolean {
  const named = /^What is (?:the )?(\p{Lu}.*)\?$/u.exec(front)?.[1]?.toLowerCase().split(' ') ?? [];
  const rarest = Math.min(...named.map((word) => terms.countOf(word)));
  return named.length > 0 && rarest * 1000 > terms.words * SUBJECT_PER_THOUSAND;
}

/** What follows a sentence in its paragraph. */
function nextOf({ sentences }: ReadText, { at, paragraph }: TextSentence): string | undefined {
  const next = sentences[at + 1];
  return next?.paragraph === paragraph ? next.text : undefined;
}
