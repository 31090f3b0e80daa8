import type { ItemContent } from '../content.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { choiceOf, stemOf } from './parts.ts';
import { normalized, tokens } from './words.ts';

const GRAM = 5;
const ALIKE = 0.8;
const ALIKE_WITH_SAME_KEY = 0.5;

/** Items of one book that ask the same again, in the same or nearly the same words. */
export function nearDuplicateFlaws(contents: readonly ItemContent[]): Flaw[] {
  return contents.flatMap((content, index) =>
    contents
      .slice(index + 1)
      .flatMap((other) =>
        flawsIf(
          'near duplicate',
          isNearDuplicate(content, other) && `“${stemOf(content)}” and “${stemOf(other)}”`,
        ),
      ),
  );
}

/** Whether two items have equal stems, or share most five-word runs of them. */
export function isNearDuplicate(one: ItemContent, other: ItemContent): boolean {
  const [a, b] = [normalized(stemOf(one)), normalized(stemOf(other))];
  if (a === b) return true;
  const alike = jaccard(grams(a), grams(b));
  return alike >= (haveSameKey(one, other) ? ALIKE_WITH_SAME_KEY : ALIKE);
}

function haveSameKey(one: ItemContent, other: ItemContent): boolean {
  const [a, b] = [keyText(one), keyText(other)];
  return a !== undefined && a === b;
}

function keyText(content: ItemContent): string | undefined {
  if (content.kind === 'flashcard') return normalized(content.body.back);
  if (content.kind !== 'mcq') return JSON.stringify(content.answerKey.answer);
  const key = choiceOf(content)?.key;
  return key === undefined ? undefined : normalized(key);
}

function grams(text: string): Set<string> {
  const words = tokens(text);
  const count = Math.max(1, words.length - GRAM + 1);
  return new Set(Array.from({ length: count }, (_, at) => words.slice(at, at + GRAM).join(' ')));
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((gram) => b.has(gram)).length;
  return both / (a.size + b.size - both);
}
