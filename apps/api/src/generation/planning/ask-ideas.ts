import { Type } from 'typebox';
import { Value } from 'typebox/value';

import { foreignIn } from '../../items/checks/foreign-text.ts';
import { ideaIn } from '../drafting/draft-extras.ts';
import { type BookName, dataNotice, fenced, nameOf } from '../drafting/prompt-passage.ts';
import { tidyText } from '../drafting/tidy-json.ts';
import type { AskOptions, Model, ModelAnswer } from '../provider/model.ts';
import type { Stretch } from './stretches.ts';

/** An idea as a model names it. */
export type NamedIdea = {
  readonly key: string;
  readonly title: string;
  /** What it says, in the text's words: by these its passages are found. */
  readonly about: string;
  /** From 0. */
  readonly chapter: number;
};

const LONGEST_TITLE = 80;
const LONGEST_ABOUT = 300;
const TOKENS_PER_IDEA = 70;

const Named = Type.Object({ idea: Type.String(), about: Type.String(), chapter: Type.Integer() });
const Outline = Type.Object({ ideas: Type.Array(Type.Unknown()) });
const closed = { additionalProperties: false };
const Ideas = Type.Object({ ideas: Type.Array(Type.Object(Named.properties, closed)) }, closed);

const RULES = `You plan what readers of a book should remember of it. From the excerpts of its chapters name the main ideas, the most important first: arguments, concepts, causes, people or events that the book would not be the same without. No stray details, no headings that say nothing, nothing about prefaces or thanks.
- idea: two to six words that name it; no sentence.
- about: what the book says of it in one sentence of at most 150 letters, with the words that the book uses.
- chapter: the number of the chapter that tells it.
Write in the language of the book.`;

/**
 * The main ideas of a stretch of a text, at most `count`.
 *
 * @throws ModelError when the model gave nothing that can be read.
 */
export function askIdeas(
  model: Model,
  { book, stretch, count }: { book: BookName; stretch: Stretch; count: number },
  options: AskOptions,
): Promise<ModelAnswer<readonly NamedIdea[]>> {
  return model.ask(
    {
      name: 'ideas',
      system: `${RULES}\n\n${dataNotice(true)}`,
      user: `${nameOf(book)}\n\n${fenced(stretch.text)}\n\nName at most ${count} ideas.`,
      schema: Ideas,
      read: (answer) => readIdeas(answer, stretch)?.slice(0, count),
      mostOutputTokens: count * TOKENS_PER_IDEA + TOKENS_PER_IDEA,
      isWorthCutting: true,
    },
    options,
  );
}

function readIdeas(answer: unknown, { chapters }: Stretch): NamedIdea[] | undefined {
  if (!Value.Check(Outline, answer)) return undefined;
  return answer.ideas.flatMap((entry) => {
    if (!Value.Check(Named, entry)) return [];
    const key = ideaIn(entry);
    const title = tidyText(entry.idea).replace(/[.:;,]+$/, '');
    const about = tidyText(entry.about).slice(0, LONGEST_ABOUT);
    const isPlain = foreignIn(title) === undefined && foreignIn(about) === undefined;
    if (key === null || title.length > LONGEST_TITLE || !isPlain) return [];
    const chapter = chapters.includes(entry.chapter - 1) ? entry.chapter - 1 : (chapters[0] ?? 0);
    return [{ key, title, about, chapter }];
  });
}
