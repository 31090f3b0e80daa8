import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';

import { OWNER_ONLY } from '../database/owner-only.ts';
import { BackupError } from './backup-error.ts';

/** Compresses a file into a new one, with a checksum by which damage is seen; `signal` ends it. */
export async function packFile(from: string, to: string, signal?: AbortSignal): Promise<void> {
  const params = { [constants.ZSTD_c_checksumFlag]: 1 };
  // Flushed as it is closed.
  const target = createWriteStream(to, { mode: OWNER_ONLY, flags: 'wx', flush: true });
  const source = createReadStream(from);
  await pipeline(source, createZstdCompress({ params }), target, ending(signal));
}

/** `signal` ends it. @throws BackupError when the file is damaged, or not all there. */
export async function unpackFile(from: string, to: string, signal?: AbortSignal): Promise<void> {
  const target = createWriteStream(to, { mode: OWNER_ONLY, flags: 'wx' });
  const decompress = createZstdDecompress();
  let damage: unknown;
  decompress.once('error', (error) => (damage = error));
  try {
    await pipeline(createReadStream(from), decompress, target, ending(signal));
  } catch (error) {
    if (error !== damage) throw error;
    throw new BackupError(`${from} is damaged, or not all there`, { cause: error });
  }
}

const ending = (signal: AbortSignal | undefined) => (signal ? { signal } : {});

/** Waits until a file, or the names in a folder, are on the disk. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
