import type { DocumentLinkKind } from '@morsel/sdk/domain';
import type { Generated } from 'kysely';

/** How far a reader's device has read a file, as it last told. */
export interface DocumentsTable {
  id: Generated<number>;
  userId: number;
  /** By which devices know it: the partial MD5 of the file, or the MD5 of its name. */
  digest: string;
  /** From 0 to 1. */
  share: number;
  /** Where in the file, in the device's own words, which other devices understand. */
  place: string;
  device: string;
  deviceId: string | null;
  toldAt: number;
  /** What the device says about it, where it does. */
  fileName: string | null;
  title: string | null;
  authors: string | null;
  bookId: number | null;
  /** The text that was added from this very file; null: whichever texts the book has. */
  sourceId: number | null;
  /** How the book is known; with 'reader' and no book it is none of theirs. */
  link: DocumentLinkKind | null;
  /** When reading positions first followed it. */
  followedAt: number | null;
  /** JSON: marks of what was lately sent of it to another sync server, the last first; null: nothing was. */
  sentMarks: string | null;
}
