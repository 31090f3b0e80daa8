import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';

import { Route, Switch } from '../../navigation/routes.ts';
import { posted, serveBook } from '../../testing/book.ts';
import { aBook, aQuestion, aResult } from '../../testing/items.ts';
import { beginOutage } from '../../testing/outage.ts';
import { render } from '../../testing/render.tsx';
import { BookBySlug } from './book-screens.tsx';

beforeEach(() => localStorage.clear());

const STATS = { totalAnswered: 9, correctAnswered: 6, xp: 60, level: 1, streak: 0 };
const NOTED = 'Noted. If three readers say so, it counts.';

const claim = (screen: Locator) => screen.getByRole('button', { name: 'I was right' });

/** A book whose only question was answered wrong in writing; the ids of the operations that arrived. */
async function renderAnswered() {
  serveBook({ questions: [aQuestion({ type: 'typed', options: [] })] });
  const answered: (string | null)[] = [];
  posted('/api/quiz/answer', ({ request }) => {
    answered.push(request.headers.get('idempotency-key'));
    const key = { correctAnswer: { text: 'Athens' } };
    return HttpResponse.json(aResult({ isCorrect: false, streak: 0, xp: 0, ...key }));
  });
  const sentAs: (string | null)[] = [];
  const claims = posted('/api/questions/1/claims', ({ request }) => {
    sentAs.push(request.headers.get('idempotency-key'));
    return HttpResponse.json({ claimed: answered[0], state: 'accepted', xp: 10, stats: STATS });
  });
  const { screen } = render(
    <Switch>
      <Route path="/books/:slug" component={BookBySlug} />
    </Switch>,
    { path: `/books/${aBook().slug}` },
  );
  await screen.getByRole('textbox').fill('City of the owl');
  await screen.getByRole('button', { name: 'SUBMIT ANSWER' }).click();
  await expect.element(screen.getByText('INCORRECT')).toBeVisible();
  return { screen, answered, claims, sentAs };
}

test('a claim names the answer, has an id of its own, and is sent once', async () => {
  const { screen, answered, claims, sentAs } = await renderAnswered();
  await claim(screen).dblClick();

  await expect.element(screen.getByText('It counts now.', { exact: true })).toBeVisible();
  expect(claims).toEqual([{ opId: answered[0] }]);
  expect(sentAs).toEqual([expect.stringMatching(/.{16}/)]);
  expect(sentAs).not.toEqual(answered);
});

test('a claim that waited is sent once, and the card says what became of it', async () => {
  const { screen, answered, claims } = await renderAnswered();
  const outage = beginOutage();
  await claim(screen).click();
  await expect.element(screen.getByText(NOTED)).toBeVisible();
  const reply = { claimed: 'answer', state: 'refused', xp: 0, stats: STATS } as const;
  await outage.end({ judge: ({ opId }) => ({ opId, status: 'applied', reply }) });

  await expect.element(screen.getByText('Others looked at it: it stays wrong.')).toBeVisible();
  expect(outage.synced).toMatchObject([{ kind: 'claim', target: 1, value: answered[0] }]);
  expect(claims).toEqual([]);
});
