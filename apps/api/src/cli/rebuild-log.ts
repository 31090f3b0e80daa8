import { rebuildAll } from '../modules/reviews/rebuild-all.ts';
import { endMisused, runOnDatabase } from './command-line.ts';

if (process.argv.length > 2) {
  endMisused('Usage: pnpm rebuild-log');
} else {
  await runOnDatabase(async (db) => {
    const { readers, differing } = await rebuildAll(db);
    return `Readers: ${readers}. Rows that differed from the log and were set right: ${differing}.`;
  });
}
