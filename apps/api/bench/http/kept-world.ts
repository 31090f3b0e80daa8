import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';

import { openDatabase } from '../../src/process/open-database.ts';
import { fillWorld } from './fill-world.ts';
import { WORLD_VERSION } from './world.ts';

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/bench-http');

/** The world in a file of SQLite, with the tables as they are now; `folder` is for what is not done yet. */
export async function keptWorld(folder: string): Promise<string> {
  const file = join(CACHE, `world-${WORLD_VERSION}.db`);
  if (!existsSync(file)) {
    console.log('building the world, which takes a minute or two');
    mkdirSync(CACHE, { recursive: true });
    const unfinished = join(folder, 'world.db');
    await fill(`file:${unfinished}`);
    copyFileSync(unfinished, `${file}.new`);
    renameSync(`${file}.new`, file);
  }
  // Migrations may have come since.
  const db = await openDatabase(`file:${file}`);
  await db.destroy();
  return file;
}

/** Makes the world in an empty database. */
export async function fill(url: string): Promise<void> {
  const db = await openDatabase(url);
  await fillWorld(db);
  await db.destroy();
}
