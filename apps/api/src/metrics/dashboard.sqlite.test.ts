import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { openMetrics } from './open-metrics.ts';

const DOCS = join(import.meta.dirname, '../../../../docs');
const ENDINGS = { histogram: ['_bucket', '_sum', '_count'], counter: [''], gauge: [''] };

/** Names of all series that are exported, whether there is something in them yet or not. */
async function exportedNames(): Promise<Set<string>> {
  const metrics = await openMetrics(Date.now);
  onTestFinished(() => metrics.close());
  const types = (await metrics.text()).matchAll(/^# TYPE (\w+) (histogram|counter|gauge)$/gm);
  return new Set(
    [...types].flatMap(([, name = '', type]) =>
      ENDINGS[type as keyof typeof ENDINGS].map((ending) => `${name}${ending}`),
    ),
  );
}

test.each([
  ['grafana-dashboard.json', 15],
  ['running.md', 8],
])('%s names series that are exported', async (file, least) => {
  const text = readFileSync(join(DOCS, file), 'utf8');
  const named = [...text.matchAll(/\b(?:morsel|nodejs|process)_[a-z0-9_]*[a-z0-9]\b/g)].map(
    ([name]) => name,
  );
  const exported = await exportedNames();
  const unknown = named.filter((name) => !exported.has(name) && !exported.has(`${name}_count`));
  expect(unknown).toEqual([]);
  expect(new Set(named).size).toBeGreaterThanOrEqual(least);
});
