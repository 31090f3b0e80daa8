import { type DraftKind, hasMistakes, isTransferable } from './draft-entries.ts';
import { dataNotice } from './prompt-passage.ts';

/** Stored with each item; to be raised with every change of what a model is told or shown. */
export const PROMPT_VERSION = '2026-11-7';

const HOW_TO_WRITE: Record<DraftKind, string> = {
  mcq:
    'mcq: one answer and four or five distractors, all of one kind, alike in length and form, at ' +
    'most 60 letters each. The answer is not the longest and shares no telling word with the ' +
    'question. A distractor is tempting, and wrong beyond doubt. mistakes: the best three of them.',
  true_false:
    'true_false: a true statement, and a false one that changes a single name, number or idea of ' +
    'it; at most 100 letters, one claim (no "because", no second clause), no double negation. One of ' +
    'the two is shown, and the explanation fits both.',
  match_pairs:
    'match_pairs: three or four pairs that fit one to one; each side at most 40 letters, and no ' +
    'word of a left side in its right one. Only where there are as many things of one kind. ' +
    'surplus: one or two more right sides, as likely, that fit no left one. mistakes: a left side ' +
    'and the wrong right one that tempts.',
  arrange_list:
    'arrange_list: three to five entries in their right order, at most 50 letters each, and a ' +
    'question that says by what they are ordered. Only where the order is beyond doubt, and no entry ' +
    'tells its place: no years, no "then", "again" or "it" for what another entry names. foreign: ' +
    'one entry of the passage that seems to belong and does not, or none. mistakes: early, an entry ' +
    'put too soon, and late, the one that belongs before it; or early the foreign one and late "".',
  typed:
    'typed: a question that one word or a name of at most four answers, which the reader writes; ' +
    'accepted has the other wordings that are as right. No number, and no answer that the question ' +
    'gives away. mistakes: wrong answers that are likely.',
  cloze:
    'cloze: a sentence of at most 140 letters in which _____ stands once for the word or two that ' +
    'carry its idea; accepted has the other wordings that fit as well. mistakes: likely wrong words.',
  flashcard:
    'flashcard: a front that asks for one idea in at most 90 letters, and a back that answers it ' +
    'whole in at most 180, without repeating the front.',
};

const RULES = [
  '- Ask for ideas, causes, people and events worth remembering in a year, not for stray details.',
  '- idea: the main idea that is asked for in two to five words; the same words for the same idea.',
  '- An item is understood by itself: it names who and what it is about, begins with no pronoun, ' +
    'and never says "the passage", "the text", "this chapter" or "the author says".',
  '- Plain text: no markup, no addresses.',
];

const OF_QUESTIONS = [
  '- Exactly one answer is right. No "all of the above", no "not" or "except" in a question; in ' +
    'options and statements no always, never, all, only, usually, often.',
  '- A question has at most 140 letters.',
  '- explanation: two or three short sentences, at most 230 letters together: why the answer is ' +
    'right, and why the most tempting wrong one is not. It is no list of dates.',
];

const OF_MISTAKES =
  '- mistakes: what readers may get wrong, letter for letter, each with a reason: one sentence, at ' +
  'most 110 letters, that says why it is wrong or what it is instead, not just that it is wrong.';

const OF_TRANSFER =
  '- new_situation: true where a question puts an idea to an everyday case that nobody has told, ' +
  'without names and numbers, and asks which idea explains it or what follows.';

const GROUNDED = [
  '- quote comes first: one or two whole sentences of the passage that make the item true, copied ' +
    'letter by letter, 20 to 300 letters. Every number and most words of the answer stand in it.',
  '- Use no fact, name or number that the passage lacks. Write in its language.',
];

const FROM_MEMORY = [
  '- You have no text of the book. Ask only for its best known ideas, people and events, such as ' +
    'every reader of it would confirm. Rather than anything you are not sure of, write fewer ' +
    'items, or none.',
];

/** The instructions for drafting, the same for each passage. */
export function draftingRules(kinds: readonly DraftKind[], hasPassage: boolean): string {
  return [
    'You write quiz items for people who want to remember a book they read.',
    dataNotice(hasPassage),
    'Rules:',
    ...RULES,
    ...(kinds.includes('flashcard') ? [] : OF_QUESTIONS),
    ...(kinds.some(hasMistakes) ? [OF_MISTAKES] : []),
    ...(kinds.some(isTransferable) ? [OF_TRANSFER] : []),
    ...(hasPassage ? GROUNDED : FROM_MEMORY),
    'Kinds:',
    ...kinds.map((kind) => `- ${HOW_TO_WRITE[kind]}`),
  ].join('\n');
}
