import { checkpointAside } from '../../src/database/checkpoint-aside.ts';
import { connectDatabase } from '../../src/database/connection.ts';
import { buildServer } from '../../src/server.ts';
import { NO_LIMITS } from '../../src/testing/no-limits.ts';
import { SESSION_SECRET, WORLD_NOW } from './world.ts';

/**
 * Morsel as `bench:http` measures it: the whole server, without limits, by the clock of the world.
 *
 *     node bench/http/morsel-server.ts <address of the database> <socket>
 */
const [, , url = '', socket = ''] = process.argv;

const db = await connectDatabase(url);
checkpointAside(db, console.error);
const app = await buildServer(
  {
    db,
    now: () => WORLD_NOW + Math.floor(performance.now()),
    randomId: () => crypto.randomUUID(),
    fetchPicture: () => Promise.reject(new Error('There are no pictures here')),
    hasPasswordForm: true,
  },
  { sessionSecret: SESSION_SECRET, limits: NO_LIMITS, logger: { level: 'error' } },
);
await app.listen({ path: socket });
console.log('ready');
