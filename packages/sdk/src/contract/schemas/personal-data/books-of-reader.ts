import { Type } from 'typebox';

import { DOCUMENT_LINKS } from '../../../domain/document-links.ts';
import { DeviceProgress } from '../followed-document.ts';
import { Makeable, RunState } from '../generation.ts';
import { IdeaWish } from '../plan.ts';
import { Count, EpochMs, Id, nullable } from '../scalars.ts';
import { TextFormat } from '../source.ts';

export const BookOfReader = Type.Object({
  id: Id,
  title: Type.String(),
  author: Type.String(),
  addedAt: EpochMs,
});

/** A text of a book that the reader added; the file itself is theirs. */
export const TextOfReader = Type.Object({
  name: Type.String(),
  format: TextFormat,
  words: Count,
  bookId: Id,
  addedAt: EpochMs,
  removedAt: nullable(EpochMs),
  /** By which an e-reader knows the file. */
  partialMd5: nullable(Type.String()),
});

/** How far the reader said to have read a text: the number of the chapter, from 1. */
export const PositionOfReader = Type.Object({
  sourceId: Id,
  bookId: Id,
  reached: Count,
  setAt: EpochMs,
});

/** How far a device of the reader has read a file. */
export const DocumentOfReader = Type.Object({
  digest: Type.String(),
  ...DeviceProgress.properties,
  place: Type.String(),
  deviceId: nullable(Type.String()),
  fileName: nullable(Type.String()),
  title: nullable(Type.String()),
  authors: nullable(Type.String()),
  bookId: nullable(Id),
  link: nullable(Type.Enum(DOCUMENT_LINKS)),
});

/** What the reader wants of an idea of a text. */
export const WishOfReader = Type.Object({
  sourceId: Id,
  bookId: Id,
  key: Type.String(),
  wish: IdeaWish,
  setAt: EpochMs,
});

/** A batch of items that the reader asked for. */
export const GenerationOfReader = Type.Object({
  what: Makeable,
  bookId: Id,
  state: RunState,
  startedAt: EpochMs,
});
