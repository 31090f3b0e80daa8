import type { Grounds } from './grounds.ts';
import { sentencesOf } from './sentences.ts';
import { contentStems, hasStem, isUnspaced } from './word-similarity.ts';

const LEAST_SHARED = { count: 3, share: 0.6 };

/** A sentence of a text that says the opposite of the sentence of the passage that it is most like. */
export function contradictionIn(text: string, grounds: Grounds): string | undefined {
  // One sign, as for "large", is part of many words.
  if (isUnspaced(text)) return undefined;
  for (const { start, end } of sentencesOf(text)) {
    const said = text.slice(start, end);
    const like = mostLike(said, grounds);
    if (like === undefined) continue;
    for (const [one, other] of grounds.language.opposites) {
      const word = turned(said, like, one, other) ?? turned(said, like, other, one);
      if (word !== undefined)
        return `“${word}” in “${said}” is the opposite of what “${like}” says`;
    }
  }
  return undefined;
}

/** The word that a text has where the other has its opposite, and neither has both. */
function turned(said: string, like: string, one: RegExp, other: RegExp): string | undefined {
  const word = said.match(one)?.[0];
  const isTurned = said.search(other) < 0 && like.search(other) >= 0 && like.search(one) < 0;
  return isTurned ? word : undefined;
}

function mostLike(said: string, { sentences, language }: Grounds): string | undefined {
  const words = [...contentStems(said, 4, language)];
  const scored = sentences.map(({ text, stems }) => ({
    text,
    shared: words.filter((word) => hasStem(stems, word, language)).length,
  }));
  const best = scored.reduce((one, other) => (other.shared > one.shared ? other : one), {
    text: '',
    shared: 0,
  });
  const isLike =
    best.shared >= LEAST_SHARED.count && best.shared / words.length >= LEAST_SHARED.share;
  return isLike ? best.text : undefined;
}
