import { type Static, Type } from 'typebox';

import { LONGEST } from '../../domain/lengths.ts';
import { MOST_ACCEPTED, OWN_ITEMS_PAGE } from '../../domain/limits.ts';
import { Origin } from './origin.ts';
import { Count, EpochMs, Id, nullable, strict } from './scalars.ts';

const common = { id: Id, revision: Count, origin: nullable(Origin), changedAt: EpochMs };

export const OwnItem = Type.Union(
  [
    Type.Object({
      ...common,
      type: Type.Literal('flashcard'),
      front: Type.String(),
      back: Type.String(),
    }),
    Type.Object({
      ...common,
      type: Type.Literal('cloze'),
      text: Type.String(),
      answer: Type.String(),
      accepted: Type.Array(Type.String()),
    }),
  ],
  {
    description:
      'An item that only its reader sees, with its key: a card that they wrote, or a bite that ' +
      'they kept. `changedAt` is when it got these words.',
  },
);
export type OwnItem = Static<typeof OwnItem>;

export const OwnItems = Type.Array(OwnItem, {
  description: `At most ${OWN_ITEMS_PAGE}; fewer where they end.`,
});
export type OwnItems = Static<typeof OwnItems>;

export const OwnItemsQuery = Type.Object(
  { after: Type.Optional(Type.String({ pattern: '^\\d{1,15}-\\d{1,9}$', maxLength: 25 })) },
  {
    ...strict,
    description:
      '`after` is the last item of the page before, as its `changedAt`, a hyphen and its id.',
  },
);
export type OwnItemsQuery = Static<typeof OwnItemsQuery>;

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });

export const NewOwnCard = Type.Object(
  {
    front: text(LONGEST.stem),
    back: text(LONGEST.back),
    passage: Type.Optional(Type.Object({ itemId: Id, quote: text(LONGEST.quote) }, strict)),
  },
  {
    ...strict,
    description:
      'A flashcard that a reader writes. `passage` says to what: words of the chapter that the ' +
      'item with this id was made from.',
  },
);
export type NewOwnCard = Static<typeof NewOwnCard>;

export const OwnItemChange = Type.Object(
  {
    front: Type.Optional(text(LONGEST.stem)),
    back: Type.Optional(text(LONGEST.back)),
    text: Type.Optional(text(LONGEST.stem)),
    answer: Type.Optional(text(LONGEST.written)),
    accepted: Type.Optional(Type.Array(text(LONGEST.written), { maxItems: MOST_ACCEPTED })),
  },
  {
    ...strict,
    description: 'What is not given stays: a flashcard has front and back, a cloze the rest.',
  },
);
export type OwnItemChange = Static<typeof OwnItemChange>;
