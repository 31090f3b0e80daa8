import { randomUUID } from 'node:crypto';

import type { Page } from 'puppeteer-core';

/** Signs somebody up in this browser who has read before: the default books, and some answers. */
export async function becomeReader(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForSelector('article');
  await page.evaluate(signUpAndAnswer, `ada-${randomUUID()}@example.org`);
  // The device learns who reads.
  await page.goto(url);
  await page.waitForSelector('article');
}

/** Runs in the page, whose guest becomes an account. */
async function signUpAndAnswer(email: string): Promise<void> {
  const send = async (path: string, body: object) => {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const account = await send('/api/signup', { name: 'Ada', email, password: 'bookworm-42' });
  const { id: userId }: { readonly id: number } = await account.json();
  const feed = await fetch('/api/quiz/feed?limit=20&offset=0');
  const items: { readonly id: number; readonly type?: string }[] = await feed.json();
  for (const { id, type } of items) {
    if (type === 'mcq') await send('/api/quiz/answer', { userId, questionId: id, answer: 0 });
  }
}
