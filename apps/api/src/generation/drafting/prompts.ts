import type { DraftKind } from './entries.ts';
import { dataNotice } from './passage.ts';

/** Stored with each item; to be raised with every change of what a model is told or shown. */
export const PROMPT_VERSION = '2026-11-1';

const HOW_TO_WRITE: Record<DraftKind, string> = {
  mcq:
    'mcq: one answer and two or three distractors, all of one kind, alike in length and form, at ' +
    'most 60 letters each. The answer is not the longest and shares no telling word with the ' +
    'question. A distractor is tempting, and wrong beyond doubt.',
  true_false:
    'true_false: a true statement, and a false one that changes a single name, number or idea of ' +
    'it; at most 100 letters, no double negation. One of the two is shown, and the explanation ' +
    'fits both.',
  match_pairs:
    'match_pairs: three to five pairs that fit one to one; each side at most 40 letters. Only where ' +
    'there are as many things of one kind.',
  arrange_list:
    'arrange_list: three to five entries in their right order, at most 50 letters each, and a ' +
    'question that says by what they are ordered. Only where the order is beyond doubt.',
  flashcard:
    'flashcard: a front that asks for one idea in at most 90 letters, and a back that answers it ' +
    'whole in at most 180, without repeating the front.',
};

const RULES = [
  '- Ask for ideas, causes, people and events worth remembering in a year, not for stray details.',
  '- An item is understood by itself: it names who and what it is about, begins with no pronoun, ' +
    'and never says "the passage", "the text", "this chapter" or "the author says".',
  '- Exactly one answer is right. No "all of the above", no "not" or "except" in a question; in ' +
    'options and statements no always, never, all, only, usually, often.',
  '- A question has at most 140 letters. Plain text: no markup, no addresses.',
  '- explanation: two or three short sentences, at most 230 letters together: why the answer is ' +
    'right, and why the most tempting wrong one is not.',
];

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
    ...(hasPassage ? GROUNDED : FROM_MEMORY),
    'Kinds:',
    ...kinds.map((kind) => `- ${HOW_TO_WRITE[kind]}`),
  ].join('\n');
}
