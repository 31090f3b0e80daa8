import { TOPIC_NAMES, type TopicName } from '@morsel/sdk/domain';
import { Type } from 'typebox';
import { Value } from 'typebox/value';

import { foreignIn } from '../../items/checks/foreign-text.ts';
import type { AskOptions, Model } from '../provider/model.ts';
import type { Usage } from '../provider/token-usage.ts';
import { type BookName, dataNotice, fenced, nameOf } from './prompt-passage.ts';
import { tidyText } from './tidy-json.ts';

export type BookToDescribe = BookName & {
  /** The beginning of its text; null without a text. */
  readonly opening: string | null;
};

export type Description = { readonly topic: TopicName; readonly description: string };

const LONGEST = 400;
const OPENING_LETTERS = 3000;
const MOST_OUTPUT_TOKENS = 200;
const PLACEHOLDER = /\[[^\]]*\]|\{|lorem ipsum/i;

const described = {
  topic: Type.Enum(TOPIC_NAMES, { type: 'string' }),
  description: Type.String(),
};
const Described = Type.Object(described);
const DescribedStrictly = Type.Object(described, { additionalProperties: false });

const RULES = `You describe a book for the shelf of a library. topic is the one that fits best of ${TOPIC_NAMES.join(', ')}. description is two sentences, at most ${LONGEST - 50} letters together: what the book is about and what a reader takes from it. Plain text, no praise, no addresses, nothing about yourself. If you do not know the book, go by its title and say no more than it does.`;

/**
 * The topic of a book and two sentences about it, in plain text of one line.
 *
 * @throws ModelError when the model gave nothing of use.
 */
export async function describeBook(
  model: Model,
  book: BookToDescribe,
  options: AskOptions,
): Promise<Description & { readonly usage: Usage }> {
  const { opening } = book;
  const { value, usage } = await model.ask(
    {
      name: 'description',
      system: `${RULES} ${dataNotice(opening !== null)}`,
      user:
        opening === null
          ? nameOf(book)
          : `${nameOf(book)} It begins:\n\n${fenced(opening.slice(0, OPENING_LETTERS))}`,
      schema: DescribedStrictly,
      read: readDescription,
      mostOutputTokens: MOST_OUTPUT_TOKENS,
    },
    options,
  );
  return { ...value, usage };
}

function readDescription(answer: unknown): Description | undefined {
  if (!Value.Check(Described, answer)) return undefined;
  const { topic } = answer;
  const description = wholeSentences(tidyText(answer.description));
  const isPlain = foreignIn(description) === undefined && !PLACEHOLDER.test(description);
  return isPlain && description !== '' ? { topic, description } : undefined;
}

/** As many sentences from the beginning as there is room for. */
function wholeSentences(text: string): string {
  if (text.length <= LONGEST) return text;
  const end = text.slice(0, LONGEST + 1).search(/[.!?](?=\s[^.!?]*$)/);
  return text.slice(0, end + 1);
}
