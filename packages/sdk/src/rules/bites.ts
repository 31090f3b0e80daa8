import { GAP } from '../domain/kinds.ts';
import { LONGEST } from '../domain/lengths.ts';
import { normalizedText } from './normalized-text.ts';
import { type Span, wordsOf } from './words.ts';
import { isAcceptedText } from './written-grading.ts';

/** The words of a bite, as far as rules look at them. */
export interface BiteWords {
  /** The sentence before, where there is one. */
  readonly before: string | null;
  readonly sentence: string;
  /** What is proposed to be hidden, best first. */
  readonly gaps: readonly Span[];
  readonly card: { readonly front: string; readonly back: string } | null;
}

/** A bite as a question: its sentence with a gap, and what fills it. */
export interface BiteCloze {
  readonly questionText: string;
  /** What is hidden in the sentence: the gap, and where the same stands again. */
  readonly hidden: readonly Span[];
  readonly answer: { text: string };
  /** Other wordings that are right. */
  readonly accepted: string[];
}

/**
 * Why a sentence cannot be asked with this gap: nothing is hidden, nothing is left to go by, the rest
 * of the sentence tells what is hidden (`by` are its words), or that is too long to be written.
 */
export type BiteProblem =
  | { readonly problem: 'nothing hidden' | 'nothing left' | 'too long' }
  | { readonly problem: 'told'; readonly by: string };

/** Words that must stay where something is hidden. */
const FEWEST_LEFT = 3;
/** Shorter words stand in longer ones by chance: "form" in "information". */
const SHORTEST_PART = 5;
/** A question with the sentence before it must still fit a card on a phone. */
const LONGEST_WITH_BEFORE = 320;

const WITHOUT_SPACES =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々\d]+$/u;

const ARTICLE =
  /^(?:(?:the|an?|der|die|das|den|dem|des|eine?[mnrs]?|les?|la|une?|des|du|el|los|las|una?|unos|unas|il|lo|gli|i|uno|de|het|een|os?|as?|um|uma) |ال(?=\p{L}{3}))/iu;
const POSSESSIVE = /['’]s$/u;

/** What a tap at this place of the sentence hides: the proposed gap there, else the word. */
export function gapAt(
  bite: Pick<BiteWords, 'sentence' | 'gaps'>,
  offset: number,
): Span | undefined {
  const covers = ({ start, end }: Span) => start <= offset && offset < end;
  return bite.gaps.find(covers) ?? wordsOf(bite.sentence).find(covers);
}

/**
 * The question that hides this gap of a bite. Where the same words stand again they are hidden too; a
 * sentence that tells them in another form, or within a longer word, cannot be asked so.
 */
export function clozeOfBite(
  bite: Pick<BiteWords, 'before' | 'sentence'>,
  gap: Span,
): BiteCloze | BiteProblem {
  const { sentence, before } = bite;
  const answer = sentence.slice(gap.start, gap.end).trim();
  if (normalizedText(answer) === '') return { problem: 'nothing hidden' };
  if (answer.length > LONGEST.written) return { problem: 'too long' };
  const { again, told } = echoesOf(answer, sentence, gap);
  if (told !== undefined) return { problem: 'told', by: told };
  const hidden = [gap, ...again];
  const asked = withGaps(sentence, hidden);
  if (wordsOf(asked.replaceAll(GAP, ' ')).length < FEWEST_LEFT) return { problem: 'nothing left' };
  if (asked.length > LONGEST.stem) return { problem: 'too long' };
  return {
    questionText: leadIn(before, asked, answer) + asked,
    hidden,
    answer: { text: answer },
    accepted: otherWordings(answer),
  };
}

/** Whether a gap cannot be asked. */
export function isBiteProblem(cloze: BiteCloze | BiteProblem): cloze is BiteProblem {
  return 'problem' in cloze;
}

/** The gap that a bite is shown with: the best that can be asked. */
export function firstGap(bite: BiteWords): Span | undefined {
  return bite.gaps.find((gap) => !isBiteProblem(clozeOfBite(bite, gap)));
}

/** A bite that is offered for a book. */
export interface OfferedBite extends BiteWords {
  /** Of the item that it becomes. */
  readonly id: number;
  /** That the item has when the bite is kept next. */
  readonly revision: number;
  readonly chapter: string;
}

/** Where an item that was kept from a text comes from. */
interface BiteOrigin {
  grounding: 'extractive';
  chapter: string;
  quote: string;
}

/** The item that a kept bite becomes, as a study pack holds it. */
export type PackItemOfBite<Book> =
  | {
      item: BiteItem<Book> & {
        itemType: 'question';
        type: 'cloze';
        questionText: string;
        options: string[];
        ismastered: false;
      };
      key: {
        answer: { text: string };
        accepted: string[];
        explanation: string;
        origin: BiteOrigin;
      };
    }
  | {
      item: BiteItem<Book> & {
        itemType: 'flashcard';
        front: string;
        back: string;
        origin: BiteOrigin;
      };
      key: null;
    };

interface BiteItem<Book> {
  id: number;
  revision: number;
  imageUrl: null;
  place: null;
  book: Book;
}

/**
 * A kept bite as the item that it becomes: a cloze with this gap, or, where that is null, its card.
 * Undefined where it cannot be asked so.
 */
export function packItemOfBite<Book>(
  bite: OfferedBite,
  gap: Span | null,
  book: Book,
): PackItemOfBite<Book> | undefined {
  const { id, revision, chapter, sentence, card } = bite;
  const common = { id, revision, imageUrl: null, place: null, book };
  const origin: BiteOrigin = { grounding: 'extractive', chapter, quote: sentence };
  if (gap === null) {
    return card === null
      ? undefined
      : { item: { ...common, itemType: 'flashcard', ...card, origin }, key: null };
  }
  const cloze = clozeOfBite(bite, gap);
  if (isBiteProblem(cloze)) return undefined;
  const { questionText, answer, accepted } = cloze;
  return {
    item: {
      ...common,
      itemType: 'question',
      type: 'cloze',
      questionText,
      options: [],
      ismastered: false,
    },
    key: { answer, accepted, explanation: sentence, origin },
  };
}

/** Where else the hidden words stand, and the first words that tell them otherwise. */
function echoesOf(
  answer: string,
  sentence: string,
  gap: Span,
): { again: Span[]; told: string | undefined } {
  const again = WITHOUT_SPACES.test(answer) ? placesOf(answer, sentence, gap) : [];
  const words = wordsOf(sentence);
  const count = wordsOf(answer).length;
  const wanted = normalizedText(answer);
  let told: string | undefined;
  for (const [index, { start }] of words.entries()) {
    const end = words[index + count - 1]?.end;
    if (end === undefined || [gap, ...again].some((span) => overlap({ start, end }, span)))
      continue;
    const text = sentence.slice(start, end);
    const owner = text.replace(POSSESSIVE, '');
    if (normalizedText(owner) === wanted) again.push({ start, end: start + owner.length });
    else if (tells(text, answer, wanted)) told ??= text;
  }
  return { again, told };
}

function tells(text: string, answer: string, wanted: string): boolean {
  if (isAcceptedText(text, [answer])) return true;
  return wanted.length >= SHORTEST_PART && normalizedText(text).includes(wanted);
}

function placesOf(text: string, sentence: string, gap: Span): Span[] {
  const places: Span[] = [];
  for (let start = sentence.indexOf(text); start >= 0;) {
    const place = { start, end: start + text.length };
    if (!overlap(place, gap)) places.push(place);
    start = sentence.indexOf(text, place.end);
  }
  return places;
}

const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

function withGaps(sentence: string, gaps: readonly Span[]): string {
  return gaps
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + GAP + text.slice(end), sentence);
}

/** The sentence before, where it fits the card and does not tell what is hidden. */
function leadIn(before: string | null, asked: string, answer: string): string {
  if (before === null || before.length + asked.length > LONGEST_WITH_BEFORE) return '';
  const { again, told } = echoesOf(answer, before, { start: 0, end: 0 });
  if (again.length > 0 || told !== undefined) return '';
  return /[。！？」』]$/u.test(before) ? before : `${before} `;
}

/** The same without what a reader may leave out. */
function otherWordings(answer: string): string[] {
  const shorter = [answer.replace(ARTICLE, ''), answer.replace(POSSESSIVE, '')];
  return [...new Set(shorter)].filter((text) => text !== answer && normalizedText(text) !== '');
}
