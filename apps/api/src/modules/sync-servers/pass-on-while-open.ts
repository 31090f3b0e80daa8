import type { FastifyInstance } from 'fastify';

import { actAlone } from '../../database/act-alone.ts';
import type { Deps } from '../../deps.ts';
import { repeatWhileOpen } from '../../http/repeat-while-open.ts';
import type { ReaderReach } from '../../internet/address-of-reader.ts';
import { networkOfReach } from '../../internet/network.ts';
import { isAnyDue } from './due-queries.ts';
import { keySeal } from './key-seal.ts';
import { PACE, type PassingOnParts, passOnDue } from './pass-on-due.ts';

type Environment = Pick<Deps, 'db' | 'now'> & {
  readonly reach: ReaderReach;
  /** Of sessions. */
  readonly secret: string;
};

/** Passes on positions while the server listens: of several processes on a database the one that is first. */
export function passOnWhileOpen(
  app: FastifyInstance,
  { db, now, reach, secret }: Environment,
): void {
  const failure = 'a reading position was not passed on';
  const parts = {
    db,
    now,
    random: Math.random,
    network: networkOfReach(reach),
    seal: keySeal(secret),
    pace: PACE,
    onError: (err: unknown) => app.log.error({ err }, failure),
  };
  repeatWhileOpen(app, {
    everyMs: PACE.lookEveryMs,
    failure: 'reading positions were not passed on',
    act: (signal) => passOnAlone({ ...parts, signal }),
  });
}

/** The lock is asked for only where there is something to do. */
export async function passOnAlone(parts: PassingOnParts): Promise<void> {
  const { db, now } = parts;
  if (!(await isAnyDue(db, now()))) return;
  await actAlone(db, 'passing on positions', () => passOnDue(parts));
}
