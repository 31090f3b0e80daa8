import type { ItemContent } from '../item-content.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { choiceOf, stemOf, textsOf, wordingsOf } from './item-parts.ts';
import { contentStems, normalized } from './word-similarity.ts';

/** A word in more items than these is of the book, not of one answer. */
const RARE = 8;
const SHARE_TOLD = 0.6;
const LEAST_TOLD = 2;
/** So many words of an answer in one sentence of another item are no chance, whatever it speaks of. */
const SURELY_TOLD = 4;
const SHARE_OF_SUBJECT = 0.5;
const SHARE_OF_PAIR = 0.75;
/** A right side of so few words is a name, which others may use. */
const LONGEST_NAME = 2;
const SHARE_OF_STATEMENT = 0.8;
const MOST_TIMES = 3;
const LONGEST_TERM = 3;

/** What an item wants to know: about which subject, and the words that answer it. */
type Wanted = { readonly subject: string; readonly answer: string; readonly share: number };

/** What is compared of an item, its words stemmed once. */
type Trace = {
  readonly content: ItemContent;
  readonly wanted: readonly Wanted[];
  /** The texts that a reader sees of it whatever its options: what it asks and how it explains. */
  readonly told: readonly ReadonlySet<string>[];
};

/** Items of one book that tell what another one asks for. */
export function givingAwayFlaws(contents: readonly ItemContent[]): Flaw[] {
  const traces = contents.map(traceOf);
  const isRare = rareWordsOf(contents);
  return traces.flatMap((asking) =>
    asking.wanted.flatMap((wanted) => {
      const telling = traces.find((other) => other !== asking && tells(other, wanted, isRare));
      return flawsIf(
        'given away',
        telling &&
          `“${stemOf(telling.content)}” tells “${wanted.answer}”, the answer to “${stemOf(asking.content)}”`,
      );
    }),
  );
}

function traceOf(content: ItemContent): Trace {
  const told =
    content.kind === 'flashcard'
      ? [content.body.front, content.body.back]
      : [content.body.questionText, content.answerKey.explanation];
  return { content, wanted: wantedBy(content), told: told.map((text) => contentStems(text)) };
}

function wantedBy(content: ItemContent): Wanted[] {
  const subject = stemOf(content);
  if (content.kind === 'flashcard') {
    return [{ subject, answer: content.body.back, share: SHARE_TOLD }];
  }
  const key = choiceOf(content)?.key;
  if (key !== undefined) return [{ subject, answer: key, share: SHARE_TOLD }];
  const [written] = wordingsOf(content);
  if (written !== undefined) return [{ subject, answer: written, share: 1 }];
  const { answer } = content.answerKey;
  if (content.kind === 'true_false') {
    return answer === 0 ? [{ subject: '', answer: subject, share: SHARE_OF_STATEMENT }] : [];
  }
  if (typeof answer !== 'object' || Array.isArray(answer)) return [];
  return Object.entries(answer)
    .filter(([, right]) => contentStems(right).size > LONGEST_NAME)
    .map(([left, right]) => ({ subject: left, answer: right, share: SHARE_OF_PAIR }));
}

function tells({ told }: Trace, wanted: Wanted, isRare: (word: string) => boolean): boolean {
  const subject = contentStems(wanted.subject);
  const answer = [...contentStems(wanted.answer)].filter((word) => !subject.has(word));
  const all = new Set(told.flatMap((words) => [...words]));
  const named = [...subject].filter((word) => all.has(word));
  // One word is told by many: only who speaks of the same thing gives it away.
  const isBrief = answer.length < LEAST_TOLD && wanted.share === 1;
  const half = subject.size * SHARE_OF_SUBJECT;
  const isOfSubject =
    named.some(isRare) && named.length >= (isBrief ? half : Math.min(LEAST_TOLD, half));
  return told.some((words) => {
    const found = answer.filter((word) => words.has(word));
    const isTold =
      found.length / answer.length >= wanted.share &&
      found.filter(isRare).length >= (isBrief ? 1 : LEAST_TOLD);
    return isTold && (isOfSubject || found.length >= SURELY_TOLD);
  });
}

function rareWordsOf(contents: readonly ItemContent[]): (word: string) => boolean {
  const counts = new Map<string, number>();
  for (const content of contents) {
    for (const word of contentStems(textsOf(content).join(' '))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return (word) => (counts.get(word) ?? 0) <= RARE;
}

/** Answers that a book wants more than three times: who knows one item knows the next. */
export function overaskedFlaws(contents: readonly ItemContent[]): Flaw[] {
  const answers = contents.map(answersOf);
  const terms = new Map(
    answers.flat().flatMap((answer) => {
      const words = [...contentStems(answer)].toSorted();
      return words.length > 0 && words.length <= LONGEST_TERM ? [[words.join(' '), answer]] : [];
    }),
  );
  return [...terms.values()].flatMap((term) => {
    const times = answers.filter((some) => some.some((answer) => asksFor(answer, term))).length;
    return flawsIf(
      'asked too often',
      times > MOST_TIMES && `“${term}” is the answer ${times} times`,
    );
  });
}

/** What counts as the answer of an item: a statement has none of its own. */
function answersOf(content: ItemContent): string[] {
  if (content.kind === 'flashcard') return [content.body.back];
  const [written] = wordingsOf(content);
  const single = written ?? choiceOf(content)?.key;
  if (single !== undefined) return [single];
  const { answer } = content.answerKey;
  return typeof answer === 'object' && !Array.isArray(answer) ? Object.values(answer) : [];
}

/** A term of several words within an answer, one of a single word as the whole of it. */
function asksFor(answer: string, term: string): boolean {
  const words = [...contentStems(term)];
  const found = contentStems(answer);
  return words.length === 1
    ? normalized(answer) === normalized(term)
    : words.every((word) => found.has(word));
}
