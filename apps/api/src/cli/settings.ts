import { shownSettingsOfEnvironment } from '../process/config.ts';
import { endMisused, runWithSettings } from './command-line.ts';

if (process.argv.length > 2) {
  endMisused('Usage: pnpm settings');
} else {
  process.stdout.write(`${shownSettingsOfEnvironment()}\n`);
  await runWithSettings(async () => '\nMorsel can start with these.');
}
