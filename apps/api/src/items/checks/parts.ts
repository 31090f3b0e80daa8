import type { ItemContent, QuestionContent } from '../content.ts';

/** An mcq taken apart for the checks. */
export type Choice = { stem: string; key: string; distractors: string[]; options: string[] };

/** The parts of an mcq; undefined for other kinds and where the key does not point at an option. */
export function choiceOf(content: ItemContent): Choice | undefined {
  if (content.kind !== 'mcq') return undefined;
  const { options, questionText } = content.body;
  const { answer } = content.answerKey;
  if (!Array.isArray(options) || typeof answer !== 'number') return undefined;
  const key = options[answer];
  if (key === undefined) return undefined;
  const distractors = options.filter((_, index) => index !== answer);
  return { stem: questionText, key, distractors, options };
}

/** The texts that a reader chooses among, places or pairs, side by side where there are sides. */
export function optionGroups({ body, kind }: QuestionContent): string[][] {
  if (kind === 'true_false') return [];
  return Array.isArray(body.options) ? [body.options] : [body.options.left, body.options.right];
}

/** The text that asks: the stem of a question, the front of a flashcard. */
export function stemOf(content: ItemContent): string {
  return content.kind === 'flashcard' ? content.body.front : content.body.questionText;
}

/** Each text of an item that a reader may see, answer and explanation included. */
export function textsOf(content: ItemContent): string[] {
  if (content.kind === 'flashcard') return [content.body.front, content.body.back];
  const options = optionGroups(content).flat();
  return [content.body.questionText, ...options, content.answerKey.explanation];
}
