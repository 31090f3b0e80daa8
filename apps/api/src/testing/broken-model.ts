import type { Db } from '../database/connection.ts';
import type { GeneratingDeps } from '../generation/generate-items.ts';
import type { Model } from '../generation/provider/model.ts';

const model: Model = {
  name: 'broken',
  place: 'other',
  address: 'http://broken.example',
  prices: undefined,
  ask: () => Promise.reject(new Error('Broken')),
};

/** What verbs that generate need, with a defect of our own; `used` tells how many uses are counted. */
export function brokenModel(db: Db) {
  let used = 0;
  const take = async () => {
    used += 1;
    return {
      giveBack: async () => {
        used -= 1;
      },
    };
  };
  const deps = {
    db,
    now: () => 1,
    model,
    limits: { generation: take, rules: take },
    stopping: new AbortController().signal,
    keepGoing: () => undefined,
  } satisfies GeneratingDeps;
  return { deps, used: () => used };
}
