import { ask, isPlain } from './asking.ts';
import { type Candidate, candidate } from './candidate.ts';
import type { Mention } from './mentions.ts';
import type { Usable } from './usable-sentences.ts';
import { factsWorthAsking, sentenceScore } from './worth-asking.ts';

const DEFINITION_IS_BEST = 2;
const PLAIN_IS_BETTER = 1.5;

/** Flashcards: a definition both ways, and the facts of a sentence. */
export function cardsOf(sentence: Usable): Candidate[] {
  const { definition } = sentence;
  const score = sentenceScore(sentence);
  const defined =
    definition === undefined
      ? []
      : [
          card(
            sentence,
            definition.askForDescription,
            withCapital(definition.description),
            score + DEFINITION_IS_BEST,
          ),
        ];
  const facts = factsWorthAsking(sentence).flatMap((mention) => {
    const front = ask(sentence.text, mention);
    if (!isPlain(front) && !isPinnedDown(mention, sentence)) return [];
    return [card(sentence, front, mention.text, score + (isPlain(front) ? PLAIN_IS_BETTER : 0))];
  });
  return [...defined, ...facts];
}

/** Without options to choose from, a gap for a name needs a time or two other names beside it. */
function isPinnedDown({ kind, text }: Mention, { mentions }: Usable): boolean {
  const others = mentions.filter((other) => other.text !== text);
  const hasTime = others.some((other) => other.kind === 'year');
  return kind === 'year' || kind === 'number' || hasTime || others.length > 1;
}

function card(sentence: Usable, front: string, back: string, score: number): Candidate {
  return candidate(sentence, { type: 'flashcard', front, back }, { score, difficulty: 2 });
}

const withCapital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
