import type { Tx } from '../../database/connection.ts';
import type { PositionBody } from './position-body.ts';
import { lockSyncServer, putPosition } from './queries.ts';

type Told = {
  readonly userId: number;
  readonly documentId: number;
  readonly body: PositionBody;
  /** Epoch ms. */
  readonly toldAt: number;
};

/** Keeps what a device has told for the reader's other server, where they have one; it is sent once this is committed. */
export async function keepPosition(tx: Tx, { body, ...told }: Told): Promise<void> {
  if (!(await lockSyncServer(tx, told.userId))) return;
  await putPosition(tx, { ...told, body: JSON.stringify(body) });
}
