import { type Static, Type } from 'typebox';

import { DOCUMENT_LINKS } from '../../domain/document-links.ts';
import { EpochMs, Id, nullable, strict } from './scalars.ts';

export const DeviceProgress = Type.Object(
  {
    share: Type.Number({ minimum: 0, maximum: 1 }),
    device: Type.String(),
    toldAt: EpochMs,
  },
  {
    description:
      'How far a device has read, as it last told: a share of the whole document, from 0 to 1.',
  },
);
export type DeviceProgress = Static<typeof DeviceProgress>;

export const FollowedDocument = Type.Object(
  {
    id: Id,
    name: nullable(Type.String()),
    progress: DeviceProgress,
    book: nullable(Type.Object({ id: Id, title: Type.String(), slug: Type.String() })),
    link: nullable(Type.Enum(DOCUMENT_LINKS)),
  },
  {
    description:
      'A file on a reader’s device whose reading is told to Morsel. `name` is its title or file ' +
      'name, null where the device tells neither; `book` is whose reading it is, `link` how that ' +
      'is known: by the file, its name, title and author, or by the reader’s word. Without a ' +
      'book nobody knows yet, or the reader says that it is none of theirs.',
  },
);
export type FollowedDocument = Static<typeof FollowedDocument>;

export const FollowedDocuments = Type.Array(FollowedDocument, {
  description: 'The one that was read last first.',
});
export type FollowedDocuments = Static<typeof FollowedDocuments>;

export const DocumentLink = Type.Object(
  { bookId: nullable(Id) },
  {
    ...strict,
    description: 'The book that a document is; null: none, and it is not looked for again.',
  },
);
export type DocumentLink = Static<typeof DocumentLink>;

export const UserDocumentParams = Type.Object({ userId: Id, documentId: Id }, strict);
export type UserDocumentParams = Static<typeof UserDocumentParams>;
