import { contentStems } from '../../items/checks/words.ts';
import type { Mention } from './mentions.ts';
import type { Usable } from './usable-sentences.ts';

const ENOUGH_STEMS = 6;
const IDEAL_LETTERS = 110;
const BEFORE_LIST =
  /(?:\p{Lu}[\p{L}’'-]*,? (?:and|or|nor|like) (?:the |in |of )?|\p{Lu}[\p{L}’'-]*, (?:the )?)$/u;
const AFTER_LIST =
  /^(?:,? (?:and|or|nor|like) (?:the |to |of |in |from )?\p{Lu}|, (?:the |in )?\p{Lu}\p{Ll})/u;
/** A name before a noun only describes it: "the Paris Observatory's clocks", "London merchants". */
const STANDS_FREE =
  /^(?:[,.)]|$|[’']s? | (?:and|or|but|in|into|to|from|by|with|without|at|on|upon|over|under|for|as|the|an?|where|when|who|which|that|until|after|before|between|through|during|because|while|than|of|against|alone|himself|(?:was|were|had|could|would|did|might|is|are|has)\b|\p{Ll}+ed\b|(?:became|began|came|went|took|gave|wrote|saw|found|made|set|sent|led|won|lost|built|held|put|fell|rose|grew|chose|kept|knew|thought|taught|drew|left|met|ran|said|sought|spent|stood|told|understood|wanted|died|lay|got|let)\b))/u;
const QUALIFIED =
  /\b(?:an?|new|old|young|this|that|every|no|another|great|little|whole|modern|ancient|early|late)(?: \p{Ll}+)? $/iu;
/** A swap may turn it about, and a question about what is not so trips readers up. */
const NEGATION =
  /\b(?:not|no|never|neither|nor|without|nothing|none|nobody|except|least|hardly|scarcely)\b|n[’']t\b/i;
/** Few names of a book could stand after one of these. */
const RANKED =
  /\b(?:king|queen|emperor|empress|pope|caliph|sultan|tsar|prince|princess|saint|bishop|monk|god|goddess|prophet) $/i;
const POINTED_AT =
  /\b(?:the|that) \p{Ll}+(?= (?:was|were|had|is|are|did|could|would|and|or)\b|[,.])/gu;

/** Facts of a sentence that can be blanked: plain, told by the rest, and one of no list. */
export function factsWorthAsking({ text, mentions }: Usable): Mention[] {
  if (NEGATION.test(text)) return [];
  return mentions.filter(
    (mention) =>
      isFree(text, mention) && isDetermined(text, mention, mentions) && isOnce(text, mention),
  );
}

function isFree(sentence: string, { kind, start, end }: Mention): boolean {
  if (kind === 'year' || kind === 'number') return true;
  const [before, after] = [sentence.slice(0, start), sentence.slice(end)];
  const inList = BEFORE_LIST.test(before) || AFTER_LIST.test(after);
  const isOdd = kind !== 'people' && (/\b(?:the|on) $/i.test(before) || RANKED.test(before));
  return !inList && !isOdd && STANDS_FREE.test(after) && !QUALIFIED.test(before);
}

/** The rest of the sentence says enough for one answer to be the right one. */
function isDetermined(sentence: string, mention: Mention, mentions: readonly Mention[]): boolean {
  const rest = `${sentence.slice(0, mention.start)} ${sentence.slice(mention.end)}`;
  const others = mentions.filter((other) => other.text !== mention.text).length;
  return contentStems(rest).size + others >= ENOUGH_STEMS;
}

const isOnce = (sentence: string, { text }: Mention) => sentence.split(text).length === 2;

/** How well a sentence serves: with anchors, short, and with little that may lean on others. */
export function sentenceScore({ text, mentions, definition }: Usable): number {
  const years = mentions.some(({ kind }) => kind === 'year') ? 1 : 0;
  const names = Math.min(
    2,
    mentions.filter(({ kind }) => kind === 'person' || kind === 'place').length,
  );
  const length = Math.abs(text.length - IDEAL_LETTERS) / 100;
  const pointed = text.match(POINTED_AT)?.length ?? 0;
  return (definition === undefined ? 0 : 2) + years + names / 2 - length - pointed / 2;
}
