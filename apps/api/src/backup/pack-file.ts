import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';

import { BackupError } from './backup-error.ts';
import { OWNER_ONLY } from './owner-only.ts';

/** Compresses a file into a new one, with a checksum by which damage is seen. */
export async function packFile(from: string, to: string): Promise<void> {
  const params = { [constants.ZSTD_c_checksumFlag]: 1 };
  // Flushed as it is closed.
  const target = createWriteStream(to, { mode: OWNER_ONLY, flags: 'wx', flush: true });
  await pipeline(createReadStream(from), createZstdCompress({ params }), target);
}

/** @throws BackupError when the file is damaged, or not all there. */
export async function unpackFile(from: string, to: string): Promise<void> {
  const target = createWriteStream(to, { mode: OWNER_ONLY, flags: 'wx' });
  const decompress = createZstdDecompress();
  let damage: unknown;
  decompress.once('error', (error) => (damage = error));
  try {
    await pipeline(createReadStream(from), decompress, target);
  } catch (error) {
    if (error !== damage) throw error;
    throw new BackupError(`${from} is damaged, or not all there`, { cause: error });
  }
}

/** Waits until a file, or the names in a folder, are on the disk. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
