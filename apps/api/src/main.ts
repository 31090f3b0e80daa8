import { ConfigError, configFromEnvironment } from './config.ts';
import { StartError } from './opening.ts';
import { startMorsel } from './starting.ts';
import { stopWhenAsked } from './stopping.ts';

try {
  const say = (line: string) => console.log(line);
  const running = await startMorsel(configFromEnvironment(), say);
  stopWhenAsked(running);
  say(`Morsel is open at ${running.address}`);
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof StartError;
  console.error(expected ? `Morsel cannot start: ${error.message}` : error);
  process.exitCode = 1;
}
