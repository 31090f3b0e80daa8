import { type Static, Type } from 'typebox';

import { IDEA_WISHES } from '../../domain/generation.ts';
import { LONGEST } from '../../domain/lengths.ts';
import { Count, EpochMs, nullable, printableText, strict } from './scalars.ts';

export const IdeaWish = Type.Enum(IDEA_WISHES);

export const Idea = Type.Object(
  {
    key: Type.String(),
    title: Type.String(),
    chapter: Type.Integer({ minimum: 1 }),
    questions: Count,
    flashcards: Count,
    wish: nullable(IdeaWish),
  },
  {
    description:
      "A main idea of a text, as a model found it: `key` names it among the text's, `chapter` " +
      'is where it is told, from 1; `questions` and `flashcards` are how many the reader has of ' +
      'it. `wish`: the reader wants more of it, or nothing (less); null: neither.',
  },
);
export type Idea = Static<typeof Idea>;

export const TextPlan = Type.Object(
  {
    ideas: Type.Array(Idea),
    madeAt: nullable(EpochMs),
    reason: Type.Optional(Type.String()),
    retryAt: Type.Optional(EpochMs),
  },
  {
    description:
      'The main ideas of a text in its order. `madeAt` is null while there are none; `reason` ' +
      'says why they were not found just now, `retryAt` when the provider may be asked again, ' +
      'where it has said so.',
  },
);
export type TextPlan = Static<typeof TextPlan>;

export const IdeaSteering = Type.Object(
  { key: printableText({ minLength: 1, maxLength: LONGEST.idea }), wish: nullable(IdeaWish) },
  strict,
);
export type IdeaSteering = Static<typeof IdeaSteering>;
