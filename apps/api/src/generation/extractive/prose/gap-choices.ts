import { hash32, seededShuffle } from '@morsel/sdk/rules';

import { contentStems } from '../../../items/checks/word-similarity.ts';
import type { TermSpan } from '../key-terms.ts';
import { standsAlone } from '../standing-alone.ts';
import { nounsIn } from '../tagged-words.ts';
import type { TextSentence } from '../text-sentences.ts';
import type { Prose } from './prose.ts';

/** A sentence with one of its terms hidden, and terms of the text that do not fit there. */
export type GapChoice = {
  readonly question: string;
  readonly answer: string;
  readonly distractors: readonly string[];
};

const GAP = '_____';
const DISTRACTORS = 3;
const ENDS_PHRASE =
  /^(?:[,.;)]|$| (?!\p{L}+(?:al|ic|ive|ous|ion|ity|ment|ness|ism|s)\b(?<! is| was| has| as| does))\p{Ll})/u;
/** Of the rest of the sentence. */
const FEWEST_CONTEXT_TERMS = 2;
const LEAST_TIE = 1;
const LONGEST_BEFORE = 150;
const LONGEST_QUESTION = 300;
const MOST_TIMES_AS_FREQUENT = 10;
/** What a distractor may have of the answer's tie to the rest of the sentence. */
const MOST_OF_TIE = 0.34;
const MOST_RIVALS = 60;

/** The best term of a sentence to hide; undefined where none is tied to the rest of it. */
export function gapChoiceOf(prose: Prose, sentence: TextSentence): GapChoice | undefined {
  const spans = prose.terms.spansIn(sentence);
  const askable = spans.filter(
    (span) =>
      prose.choosable.has(span.term) &&
      !standsAgain(sentence.text, span) &&
      ENDS_PHRASE.test(sentence.text.slice(span.end)),
  );
  if (askable.length === 0) return undefined;
  const nouns = nounsIn(sentence.text);
  const choices = askable
    .filter(({ term }) => nouns.has(lastWord(term)))
    .map((span) => {
      const others = spans.filter(({ term }) => term !== span.term).map(({ term }) => term);
      const { total, tied } = totalTie(prose, span.term, { others, at: sentence.at });
      return { span, others, tie: total, tied, worth: span.keyness * total };
    })
    .filter(({ tied }) => tied >= FEWEST_CONTEXT_TERMS);
  for (const choice of choices.toSorted((a, b) => b.worth - a.worth)) {
    const { span } = choice;
    const answer = sentence.text.slice(span.start, span.end);
    const distractors = rivalsOf(prose, sentence, choice);
    if (distractors.length === DISTRACTORS) {
      return { question: questionOf(prose, sentence, span), answer, distractors };
    }
  }
  return undefined;
}

function totalTie(
  { ties }: Prose,
  term: string,
  { others, at }: { readonly others: readonly string[]; readonly at: number },
) {
  const each = others.map((other) => ties.tie(term, other, at));
  return {
    total: each.reduce((sum, tie) => sum + tie, 0),
    tied: each.filter((tie) => tie >= LEAST_TIE).length,
  };
}

const lastWord = (term: string) => term.split(' ').at(-1) ?? '';

function standsAgain(text: string, { start, end }: TermSpan): boolean {
  const rest = contentStems(`${text.slice(0, start)} ${text.slice(end)}`, 3);
  return [...contentStems(text.slice(start, end), 3)].some((stem) => rest.has(stem));
}

/** Terms of the shape and about the frequency of the answer that nothing ties to the sentence. */
function rivalsOf(
  prose: Prose,
  sentence: TextSentence,
  { span, others, tie }: { span: TermSpan; others: readonly string[]; tie: number },
): string[] {
  const { ties, sentences } = prose;
  const answer = sentence.text.slice(span.start, span.end);
  const count = ties.uses.get(span.term)?.at.size ?? 0;
  const nearby = sentences
    .slice(Math.max(0, sentence.at - 3), sentence.at + 4)
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase();
  const fit = [...prose.choosable.values()].filter(({ term, written, at }) => {
    const ratio = Math.max(at.size, count) / Math.min(at.size, count);
    return (
      ratio <= MOST_TIMES_AS_FREQUENT &&
      shapeOf(written) === shapeOf(answer) &&
      !nearby.includes(lastWord(term)) &&
      totalTie(prose, term, { others, at: sentence.at }).total <= tie * MOST_OF_TIE
    );
  });
  const byNearness = fit
    .map((use) => ({ use, kinship: ties.tie(use.term, span.term, sentence.at) }))
    .toSorted((a, b) => b.kinship - a.kinship || b.use.at.size - a.use.at.size)
    .slice(0, MOST_RIVALS)
    .map(({ use }) => use.written);
  return distinct(
    seededShuffle(byNearness.slice(0, 12), hash32(sentence.text)).concat(byNearness.slice(12)),
    answer,
  ).slice(0, DISTRACTORS);
}

/** Words, number and capital: only terms of one shape can be taken for each other. */
function shapeOf(written: string): string {
  const words = written.split(' ');
  const isPlural = /[^su]s$/.test(written) || written.endsWith('ses');
  return `${words.length} ${isPlural} ${/^\p{Lu}/u.test(written)} ${written.endsWith('ing')}`;
}

/** Without those that share a stem with another or with the answer. */
function distinct(terms: readonly string[], answer: string): string[] {
  const stems = new Set(contentStems(answer, 3));
  return terms.filter((term) => {
    const own = [...contentStems(term, 3)];
    const isNew = own.every((stem) => !stems.has(stem));
    if (isNew) for (const stem of own) stems.add(stem);
    return isNew;
  });
}

function questionOf(
  { sentences }: Prose,
  sentence: TextSentence,
  { start, end }: TermSpan,
): string {
  const asked = `${sentence.text.slice(0, start)}${GAP}${sentence.text.slice(end)}`;
  const before = sentences[sentence.at - 1];
  const hidden = contentStems(sentence.text.slice(start, end), 3);
  const isShown =
    before !== undefined &&
    before.paragraph === sentence.paragraph &&
    before.text.length <= LONGEST_BEFORE &&
    before.text.length + asked.length < LONGEST_QUESTION - 40 &&
    standsAlone(before.text, []) &&
    ![...contentStems(before.text, 3)].some((stem) => hidden.has(stem));
  return `Which term fills the gap? “${isShown ? `${before.text} ` : ''}${asked}”`;
}
