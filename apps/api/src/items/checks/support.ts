import type { ItemContent } from '../content.ts';
import { type Claim, claimOf, shareFound, sourceOf, whatLacks } from './claims.ts';
import { type Evidence, type Flaw, flawsIf } from './flaw.ts';
import { inventionFlaws } from './inventions.ts';
import { locateQuote } from './locating.ts';
import { choiceOf } from './parts.ts';
import { type Span, sentencesOf } from './sentences.ts';
import { normalized } from './words.ts';

const MOST = 0.6;
/** The events of a list and what is false are said in other words more freely. */
const HALF = 0.5;

/**
 * The words of the passage bear the item out. A key, a true statement and the back of a flashcard
 * do so in the quote and a sentence on either side of it, a pair or an entry within any three
 * sentences of the passage. A false statement speaks of the same things, but is not said there.
 */
export function supportFlaws(content: ItemContent, { quote, passage, book }: Evidence): Flaw[] {
  const span = locateQuote(quote, passage);
  if (span === undefined) return [];
  const sentences = sentencesOf(passage);
  const around = neighbourhood(span, sentences, passage);
  return [
    ...quoteLacks(content, around, quote),
    ...scatteredFlaws(placedClaims(content), sentences, passage),
    ...falsehoodFlaws(content, around, passage),
    ...inventionFlaws(content, `${passage} ${book.title} ${book.author}`),
  ];
}

function quoteLacks(content: ItemContent, around: string, quote: string): Flaw[] {
  const text = claimed(content);
  return flawsIf(
    'not in the source',
    text !== undefined && whatLacks(claimOf(text, MOST), sourceOf(around, quote)),
  );
}

function claimed(content: ItemContent): string | undefined {
  if (content.kind === 'flashcard') return content.body.back;
  if (content.kind !== 'true_false') return choiceOf(content)?.key;
  return content.answerKey.answer === 0 ? content.body.questionText : undefined;
}

/** What must stand in one place of the passage each: the sides of a pair, an entry of a list. */
function placedClaims(content: ItemContent): Claim[][] {
  if (content.kind !== 'match_pairs' && content.kind !== 'arrange_list') return [];
  const { options } = content.body;
  if (Array.isArray(options)) return options.map((entry) => [claimOf(entry, HALF)]);
  return Object.entries(content.answerKey.answer).map((pair) =>
    pair.map((side) => claimOf(side, MOST)),
  );
}

function scatteredFlaws(
  claims: readonly (readonly Claim[])[],
  sentences: readonly Span[],
  passage: string,
): Flaw[] {
  if (claims.length === 0) return [];
  const places = sentences.map((sentence) => {
    const text = neighbourhood(sentence, sentences, passage);
    return sourceOf(text, text);
  });
  return claims.flatMap((together) => {
    const isThere = places.some((place) =>
      together.every((claim) => whatLacks(claim, place) === undefined),
    );
    const texts = together.map(({ text }) => text).join(' – ');
    return flawsIf('not in the source', !isThere && `“${texts}” is not in the passage`);
  });
}

/** The sentences that a stretch touches, with one more on either side. */
function neighbourhood({ start, end }: Span, sentences: readonly Span[], passage: string): string {
  const first = sentences.findIndex((sentence) => sentence.end > start);
  const last = sentences.findLastIndex((sentence) => sentence.start < end);
  const from = sentences[Math.max(0, first - 1)]?.start ?? 0;
  const to = sentences[Math.min(sentences.length - 1, last + 1)]?.end ?? passage.length;
  return passage.slice(from, to);
}

function falsehoodFlaws(content: ItemContent, around: string, passage: string): Flaw[] {
  if (content.kind !== 'true_false' || content.answerKey.answer === 0) return [];
  const statement = content.body.questionText;
  const isSaid = ` ${normalized(passage)} `.includes(` ${normalized(statement)} `);
  const isOnTopic =
    shareFound(statement, sourceOf(passage, '')) >= HALF &&
    shareFound(statement, sourceOf(around, '')) > 0;
  return [
    ...flawsIf(
      'not in the source',
      isSaid && `The key is FALSE, but the passage says “${statement}”`,
    ),
    ...flawsIf('not in the source', !isOnTopic && `The passage does not speak of “${statement}”`),
  ];
}
