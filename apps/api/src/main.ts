import { ConfigError, configFromEnvironment } from './process/config.ts';
import { StartError } from './process/open-database.ts';
import { startServer } from './process/start-server.ts';
import { stopWhenAsked } from './process/stop-server.ts';

try {
  const say = (line: string) => console.log(line);
  const running = await startServer(configFromEnvironment(), say);
  stopWhenAsked(running);
  say(`Morsel is open at ${running.address}`);
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof StartError;
  console.error(expected ? `Morsel cannot start: ${error.message}` : error);
  process.exitCode = 1;
}
