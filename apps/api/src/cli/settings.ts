import { configFromEnvironment, shownSettingsOfEnvironment } from '../process/config.ts';
import { endMisused, runToSay } from './command-line.ts';

const FIT = 'Morsel can start with these.';

async function show(): Promise<string> {
  const shown = shownSettingsOfEnvironment();
  try {
    configFromEnvironment();
  } catch (error) {
    process.stdout.write(`${shown}\n`);
    throw error;
  }
  // At once, for whoever reads its beginning alone.
  return `${shown}\n\n${FIT}`;
}

if (process.argv.length > 2) endMisused('Usage: pnpm settings');
else await runToSay(show);
