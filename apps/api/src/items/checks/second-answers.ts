import type { ItemContent } from '../item-content.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import type { Grounds } from './grounds.ts';
import { choiceOf } from './item-parts.ts';
import { locateQuote } from './locate-quote.ts';
import type { Span } from './sentences.ts';

const AND =
  /^\s*(?:,|;|、|・|&|\/|and|or|as well as|und|oder|sowie|et|ou|ainsi que|y|e|o|u|ed|en|of|и|или|と|や|または|および|和|与|與|或|及)*\s*(?:,?\s*(?:and|or|und|oder|et|ou|y|e|o|en|of|и))?\s*(?:the|an?|its|their|de[rnms]|die|das|eine?[nmr]?|les?|la|l[’']|des|du|une?|el|los|las|il|lo|gli|i|os?|as?|het|een)?\s*$/iu;

/** A distractor that the passage names in one breath with the key: both are right. */
export function secondAnswerFlaws(content: ItemContent, grounds: Grounds): Flaw[] {
  const choice = choiceOf(content);
  if (choice === undefined) return [];
  const speaking = grounds.sentences.flatMap(({ text }) => {
    const place = locateQuote(choice.key, text);
    return place === undefined ? [] : [{ text, place }];
  });
  const beside = choice.distractors.find((distractor) =>
    speaking.some(({ text, place }) => standTogether(place, distractor, text)),
  );
  return flawsIf(
    'second answer',
    beside !== undefined && `The passage names “${beside}” beside “${choice.key}”`,
  );
}

function standTogether(key: Span, distractor: string, sentence: string): boolean {
  const other = locateQuote(distractor, sentence);
  if (other === undefined) return false;
  const [first, second]: [Span, Span] = key.start < other.start ? [key, other] : [other, key];
  const between = sentence.slice(first.end, second.start);
  return between.trim() !== '' && AND.test(between);
}
