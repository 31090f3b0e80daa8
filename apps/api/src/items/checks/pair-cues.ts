import type { ItemContent } from '../item-content.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { contentStems } from './word-similarity.ts';

const SHORTEST_PREFIX = 5;
const PLURAL_NOUN = /(?<![sui])s$/i;
const PLURAL_FORM = /^(?:are|were|have|they|their|them)\b/i;

/** Words and grammar by which a left side finds its right one. */
export function pairCueFlaws(content: ItemContent): Flaw[] {
  if (content.kind !== 'match_pairs') return [];
  const { options } = content.body;
  const { answer } = content.answerKey;
  if (Array.isArray(options) || typeof answer !== 'object' || Array.isArray(answer)) return [];
  const pairs = options.left.map((left): readonly [string, string] => [left, answer[left] ?? '']);
  return [
    ...pairs.flatMap(([left, right]) => {
      const others = options.right.filter((text) => text !== right);
      const word = sharedAlone(left, right, others);
      return flawsIf(
        'pair cue',
        word !== undefined && `“${left}” and “${right}” share “${word}”, which no other right has`,
      );
    }),
    ...surplusFlaws(pairs, options.right),
    ...flawsIf('pair cue', pluralCue(pairs)),
  ];
}

/** A right side of no left one that shares a word with one misleads by words, not by ideas. */
function surplusFlaws(
  pairs: readonly (readonly [string, string])[],
  rights: readonly string[],
): Flaw[] {
  const surplus = rights.filter((text) => !pairs.some(([, right]) => right === text));
  return surplus.flatMap((text) =>
    pairs.flatMap(([left, right]) => {
      const word = sharedAlone(left, text, [right]);
      return flawsIf(
        'pair cue',
        word !== undefined && `“${text}” fits no left side, yet shares “${word}” with “${left}”`,
      );
    }),
  );
}

function sharedAlone(left: string, right: string, others: readonly string[]): string | undefined {
  const stems = [...contentStems(left)];
  const taken = others.flatMap((other) => [...contentStems(other)]);
  return [...contentStems(right)].find(
    (word) =>
      stems.some((stem) => areOneWord(stem, word)) &&
      !taken.some((other) => areOneWord(other, word)),
  );
}

/** "Visionary" and "vision" have one beginning, whatever follows. */
function areOneWord(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  return (
    shorter >= SHORTEST_PREFIX &&
    one.slice(0, SHORTEST_PREFIX) === other.slice(0, SHORTEST_PREFIX) &&
    Math.abs(one.length - other.length) <= SHORTEST_PREFIX
  );
}

/** The one left side that stands for several, beside the one right side that speaks of several. */
function pluralCue(pairs: readonly (readonly [string, string])[]): string | false {
  const several = pairs.filter(([left]) => PLURAL_NOUN.test(left.trim()));
  const speaking = pairs.filter(([, right]) => PLURAL_FORM.test(right));
  const [left, right] = several[0] ?? [];
  const isCue = several.length === 1 && speaking.length === 1 && speaking[0]?.[0] === left;
  return isCue && `Only “${right}” fits the plural of “${left}”`;
}
