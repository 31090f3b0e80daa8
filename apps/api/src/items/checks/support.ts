import type { ItemContent } from '../content.ts';
import { type Evidence, type Flaw, flawsIf } from './flaw.ts';
import { inventionFlaws } from './inventions.ts';
import { locateQuote } from './locating.ts';
import { type StatedNumber, numbersIn, valuesIn } from './numbers.ts';
import { choiceOf } from './parts.ts';
import { type Span, sentencesOf } from './sentences.ts';
import { contentStems, normalized, tokens } from './words.ts';

const MOST_OF_KEY = 0.6;
const MOST_OF_FALSEHOOD = 0.5;

/** What the source must say, and the share of its words that must be there. */
type Claim = {
  readonly text: string;
  readonly share: number;
  readonly numbers: readonly StatedNumber[];
};

/** What can bear a claim out: words in and near the quote, numbers of the quote itself. */
type Source = {
  readonly stems: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  readonly values: ReadonlySet<number>;
};

/**
 * The words of the passage bear the item out. A key, a true statement and the back of a flashcard
 * do so in the quote and a sentence on either side of it, a pair or an entry within any three
 * sentences of the passage. A false statement speaks of the same things, but is not said there.
 */
export function supportFlaws(content: ItemContent, { quote, passage }: Evidence): Flaw[] {
  const span = locateQuote(quote, passage);
  if (span === undefined) return [];
  const sentences = sentencesOf(passage);
  const around = sourceOf(neighbourhood(span, sentences, passage), quote);
  return [
    ...claimsOnQuote(content).flatMap((claim) =>
      flawsIf('not in the source', whatLacks(claim, around)),
    ),
    ...scatteredFlaws(claimsOnPassage(content), sentences, passage),
    ...flawsIf('not in the source', deniesSource(content, passage)),
    ...inventionFlaws(content, passage),
  ];
}

function claimsOnQuote(content: ItemContent): Claim[] {
  if (content.kind === 'flashcard') return [claim(content.body.back)];
  if (content.kind === 'true_false') {
    const text = content.body.questionText;
    const isTrue = content.answerKey.answer === 0;
    return [isTrue ? claim(text) : { text, share: MOST_OF_FALSEHOOD, numbers: [] }];
  }
  const choice = choiceOf(content);
  return choice === undefined ? [] : [claim(choice.key)];
}

/** "One" is seldom a number: it is not held to be one. */
function claim(text: string): Claim {
  return { text, share: MOST_OF_KEY, numbers: numbersIn(text).filter(({ value }) => value > 1) };
}

/** What must stand in one place of the passage each: the sides of a pair, an entry of a list. */
function claimsOnPassage(content: ItemContent): Claim[][] {
  if (content.kind !== 'match_pairs' && content.kind !== 'arrange_list') return [];
  const { options } = content.body;
  if (Array.isArray(options)) return options.map((entry) => [claim(entry)]);
  return Object.entries(content.answerKey.answer).map((pair) => pair.map(claim));
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

function sourceOf(around: string, quote: string): Source {
  return {
    stems: contentStems(around),
    words: shortWords(around),
    values: valuesIn(quote),
  };
}

function whatLacks({ text, share, numbers }: Claim, source: Source): string | undefined {
  const foreign = numbers.find(({ value }) => !source.values.has(value));
  if (foreign) return `“${foreign.text}” of “${text}” is not in the quote`;
  const found = shareFound(text, source);
  return found < share
    ? `Only ${Math.round(found * 100)} % of the words of “${text}” are in or near the quote`
    : undefined;
}

/** Share of the words with meaning that the source has, in any form; short texts count each word. */
function shareFound(text: string, { stems, words }: Source): number {
  const asked = contentStems(text);
  const [wanted, there] = asked.size > 0 ? [asked, stems] : [shortWords(text), words];
  return wanted.size === 0 ? 1 : [...wanted].filter((word) => there.has(word)).length / wanted.size;
}

const shortWords = (text: string) => new Set(tokens(text).map((word) => word.replace(/s$/, '')));

/** The sentences that a stretch touches, with one more on either side. */
function neighbourhood({ start, end }: Span, sentences: readonly Span[], passage: string): string {
  const first = sentences.findIndex((sentence) => sentence.end > start);
  const last = sentences.findLastIndex((sentence) => sentence.start < end);
  const from = sentences[Math.max(0, first - 1)]?.start ?? 0;
  const to = sentences[Math.min(sentences.length - 1, last + 1)]?.end ?? passage.length;
  return passage.slice(from, to);
}

function deniesSource(content: ItemContent, passage: string): string | false {
  if (content.kind !== 'true_false' || content.answerKey.answer === 0) return false;
  const statement = content.body.questionText;
  const isSaid = ` ${normalized(passage)} `.includes(` ${normalized(statement)} `);
  return isSaid && `The key is FALSE, but the passage says “${statement}”`;
}
