import { type Static, Type } from 'typebox';

import { TEXT_FORMATS } from '../../domain/generation.ts';
import { LONGEST } from '../../domain/lengths.ts';
import { DeviceProgress } from './followed-document.ts';
import { Count, EpochMs, Id, nullable, printableText, strict } from './scalars.ts';

export const TextFormat = Type.Enum(TEXT_FORMATS);
export type TextFormat = Static<typeof TextFormat>;

export const Source = Type.Object(
  {
    id: Id,
    name: Type.String(),
    format: TextFormat,
    words: Count,
    language: nullable(Type.String()),
    chapters: Type.Array(Type.Object({ title: Type.String(), words: Count })),
    parts: Count,
    questionParts: Count,
    flashcardParts: Count,
    isShared: Type.Boolean(),
    reached: nullable(Type.Integer({ minimum: 1 })),
    progress: Type.Optional(DeviceProgress),
    addedAt: EpochMs,
  },
  {
    description:
      'A text of a book that the reader added, or (`isShared`) that an admin added for all. It ' +
      'is worked through in parts of 700 to 1,000 words: `questionParts` and `flashcardParts` ' +
      'count those that items were made from, of all `parts`. `reached` is how many chapters ' +
      'the reader has got to: items from later ones wait; null: none wait. `progress` is ' +
      'what a device last told of reading it; absent where none does. `language` is a primary ' +
      'tag of BCP 47 ("en"); null where it is not known.',
  },
);
export type Source = Static<typeof Source>;

export const BookSources = Type.Object(
  {
    sources: Type.Array(Source),
    mayGenerate: Type.Boolean(),
    hasModel: Type.Boolean(),
  },
  {
    description:
      '`mayGenerate`: the reader may have items made; `hasModel`: by a model, else from texts ' +
      'alone.',
  },
);
export type BookSources = Static<typeof BookSources>;

export const SourceQuery = Type.Object(
  {
    name: printableText({ minLength: 1, maxLength: LONGEST.textName }),
    kind: Type.Optional(Type.Enum(['file', 'notes'])),
  },
  {
    ...strict,
    description: "`name` is the file's; `kind` tells notes that were pasted from files.",
  },
);
export type SourceQuery = Static<typeof SourceQuery>;

export const ReadingPosition = Type.Object(
  { reached: nullable(Type.Integer({ minimum: 1, maximum: 100_000 })) },
  {
    ...strict,
    description:
      'The number of the chapter (from 1) that the reader has got to; null: the whole text.',
  },
);
export type ReadingPosition = Static<typeof ReadingPosition>;
