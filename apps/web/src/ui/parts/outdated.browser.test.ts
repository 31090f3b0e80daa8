import { http, HttpResponse } from 'msw';
import { expect, onTestFinished, test } from 'vitest';

import { worker } from '../../testing/worker.ts';
import { isOutdated } from './outdated.ts';

function runs(file: string): void {
  const script = document.createElement('link');
  script.href = file;
  document.head.append(script);
  onTestFinished(() => script.remove());
}

const serve = (page: string) => worker.use(http.get('/', () => HttpResponse.html(page)));

test.each([
  ['the files that run', '/assets/first-1.js', false],
  ['other files', '/assets/first-2.js', true],
])('a page of %s: %s', async (_, file, outdated) => {
  runs('/assets/first-1.js');
  serve(`<script type="module" src="${file}"></script>`);
  expect(await isOutdated()).toBe(outdated);
});

test('nobody knows when nobody answers', async () => {
  worker.use(http.get('/', () => HttpResponse.error()));
  expect(await isOutdated()).toBe(false);
});
