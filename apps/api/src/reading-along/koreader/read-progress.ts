import type { Db } from '../../database/connection.ts';
import type { Reader } from '../../reader.ts';
import { findDocument } from '../document-queries.ts';

/** How far a document was read, as the protocol has it; nothing in it where no device has told. */
export type ToldBefore = {
  readonly document?: string;
  readonly percentage?: number;
  readonly progress?: string;
  readonly device?: string;
  readonly device_id?: string;
  /** Epoch seconds. */
  readonly timestamp?: number;
};

/** What a reader's devices have told last of a document. */
export async function readProgress(db: Db, reader: Reader, document: string): Promise<ToldBefore> {
  const row = await findDocument(db, reader.id, document);
  if (row === undefined) return {};
  return {
    document,
    percentage: row.share,
    progress: row.place,
    device: row.device,
    ...(row.deviceId !== null && { device_id: row.deviceId }),
    timestamp: secondsOf(row.toldAt),
  };
}

export const secondsOf = (ms: number) => Math.floor(ms / 1000);
