import { configFromEnvironment } from '../process/config.ts';

/**
 * Ends with 0 when the service of the same environment is ready, else with 1: the health check of a
 * container, which has no other program that could ask.
 */
const { port } = configFromEnvironment();
const isReady = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isReady ? 0 : 1;
