import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';

import { OfflineStrip } from '../../app/offline-strip/offline-strip.tsx';
import { useAnswerQuestion } from '../../data/items/answer-question.ts';
import { useStats } from '../../data/progress/stats.ts';
import { pagesOf, problem, serve } from '../../testing/api.ts';
import { aQuestion, aResult } from '../../testing/items.ts';
import { beginOutage } from '../../testing/outage.ts';
import { render } from '../../testing/render.tsx';
import { worker } from '../../testing/worker.ts';
import { FeedScreen } from './feed-screen.tsx';

beforeEach(() => localStorage.clear());

const TYPED = aQuestion({ type: 'typed', options: [], questionText: 'Which city won?' });
const BEFORE = { totalAnswered: 9, correctAnswered: 6, xp: 60, level: 1, streak: 0 };
const RAISED = { ...BEFORE, correctAnswered: 7, xp: 70 };
const NOTED = 'Noted. If three readers say so, it counts.';

function Xp() {
  return <p>XP: {useStats().data?.xp}</p>;
}

/** A feed whose server judges one written answer wrong, and says this to who claims it. */
function renderFeed(reply: (opId: string | undefined) => Response, beside?: ReactNode) {
  const answered: string[] = [];
  const claims: unknown[] = [];
  let stats = BEFORE;
  serve({ feed: pagesOf([TYPED]), stats: () => HttpResponse.json({ ...stats, dayStreak: 1 }) });
  worker.use(
    http.post('/api/quiz/answer', ({ request }) => {
      answered.push(request.headers.get('idempotency-key') ?? '');
      const key = { correctAnswer: { text: 'Athens' } };
      return HttpResponse.json(aResult({ isCorrect: false, streak: 0, xp: 0, ...key }));
    }),
    http.post('/api/questions/:id/claims', async ({ request, params }) => {
      const body: unknown = await request.json();
      claims.push({ ...params, body });
      stats = RAISED;
      return reply(answered.at(-1));
    }),
  );
  const feed = (
    <>
      <OfflineStrip />
      <Xp />
      <FeedScreen />
      {beside}
    </>
  );
  const { screen, rerender } = render(feed);
  const leaveAndReturn = async () => {
    rerender(<p>Another screen</p>);
    await expect.element(screen.getByText('Another screen')).toBeVisible();
    rerender(feed);
    await expect.element(screen.getByText('INCORRECT')).toBeVisible();
  };
  return { screen, answered, claims, leaveAndReturn };
}

async function answerWrong(screen: Locator) {
  await screen.getByRole('textbox').fill('City of the owl');
  await screen.getByRole('button', { name: 'SUBMIT ANSWER' }).click();
  await expect.element(screen.getByText('INCORRECT')).toBeVisible();
}

const claim = (screen: Locator) => screen.getByRole('button', { name: 'I was right' });

test('what is claimed is the answer, and that is noted', async () => {
  const { screen, answered, claims } = renderFeed((claimed) =>
    HttpResponse.json({ claimed, state: 'open', xp: 0, stats: BEFORE }),
  );
  await answerWrong(screen);
  await claim(screen).click();

  await expect.element(screen.getByText(NOTED)).toBeVisible();
  expect(claims).toEqual([{ id: '1', body: { opId: answered[0] } }]);
  expect(screen.getByText('You were right').query()).toBeNull();
});

test('what is noted stays so while the reader is elsewhere', async () => {
  const { screen, leaveAndReturn } = renderFeed((claimed) =>
    HttpResponse.json({ claimed, state: 'open', xp: 0, stats: BEFORE }),
  );
  await answerWrong(screen);
  await claim(screen).click();
  await expect.element(screen.getByText(NOTED)).toBeVisible();
  await leaveAndReturn();

  await expect.element(screen.getByText(NOTED)).toBeVisible();
  expect(claim(screen).query()).toBeNull();
});

/** The same question on the page of its book. */
function Elsewhere() {
  const { mutate, isSuccess } = useAnswerQuestion(TYPED);
  return (
    <button type="button" onClick={() => mutate({ opId: 'elsewhere', answer: { text: 'Sparta' } })}>
      {isSuccess ? 'Practised' : 'Practise'}
    </button>
  );
}

test('what is claimed is the answer on the card, though another was given elsewhere', async () => {
  const { screen, answered, claims } = renderFeed(
    (claimed) => HttpResponse.json({ claimed, state: 'open', xp: 0, stats: BEFORE }),
    <Elsewhere />,
  );
  await answerWrong(screen);
  await screen.getByRole('button', { name: 'Practise' }).click();
  await expect.element(screen.getByText('Practised')).toBeVisible();
  await claim(screen).click();

  await expect.element(screen.getByText(NOTED)).toBeVisible();
  expect(answered).toHaveLength(2);
  expect(claims).toEqual([{ id: '1', body: { opId: answered[0] } }]);
});

test('what others have looked at and refused stays wrong', async () => {
  const { screen } = renderFeed((claimed) =>
    HttpResponse.json({ claimed, state: 'refused', xp: 0, stats: BEFORE }),
  );
  await answerWrong(screen);
  await claim(screen).click();

  await expect.element(screen.getByText('Others looked at it: it stays wrong.')).toBeVisible();
});

test('what counts at once is told, with the figures', async () => {
  const { screen } = renderFeed((claimed) =>
    HttpResponse.json({ claimed, state: 'accepted', xp: 10, stats: RAISED }),
  );
  await answerWrong(screen);
  await expect.element(screen.getByText('XP: 60')).toBeVisible();
  await claim(screen).click();

  await expect.element(screen.getByText('It counts now: +10 XP.')).toBeVisible();
  await expect.element(screen.getByText('XP: 70')).toBeVisible();
  const card = screen.getByRole('article');
  await expect.element(card.getByText('It counts now.', { exact: true })).toBeVisible();
  expect(card.getByText(NOTED).query()).toBeNull();
});

test('a claim that is refused says why, and can be made again', async () => {
  const { screen, claims } = renderFeed(() => problem(409, 'This answer counts as right already'));
  await answerWrong(screen);
  await claim(screen).click();

  await expect.element(screen.getByText('This answer counts as right already')).toBeVisible();
  await claim(screen).click();
  await expect.poll(() => claims).toHaveLength(2);
});

test('without the server it waits, and goes out once', async () => {
  const { screen, answered } = renderFeed(() => problem(500));
  await answerWrong(screen);
  const outage = beginOutage();
  await claim(screen).click();

  await expect.element(screen.getByText(NOTED)).toBeVisible();
  await screen.getByRole('button', { name: '1 waiting to sync' }).click();
  await expect.element(screen.getByText(/^“I was right”, /)).toBeVisible();
  await screen.getByRole('button', { name: 'Close' }).click();
  await outage.end();

  await expect.element(screen.getByRole('button', { name: /waiting/ })).not.toBeInTheDocument();
  expect(outage.synced).toMatchObject([{ kind: 'claim', target: 1, value: answered[0] }]);
  await expect.element(screen.getByText(NOTED)).toBeVisible();
});

test.each([
  ['accepted', 'It counts now.'],
  ['refused', 'Others looked at it: it stays wrong.'],
] as const)('once it is synced, the card says that it is %s', async (state, said) => {
  const { screen, leaveAndReturn } = renderFeed(() => problem(500));
  await answerWrong(screen);
  const outage = beginOutage();
  await claim(screen).click();
  await expect.element(screen.getByText(NOTED)).toBeVisible();
  const reply = { claimed: 'answer', state, xp: 0, stats: BEFORE };
  await outage.end({ judge: ({ opId }) => ({ opId, status: 'applied', reply }) });

  await expect.element(screen.getByText(said)).toBeVisible();
  expect(screen.getByText(NOTED).query()).toBeNull();
  await leaveAndReturn();
  await expect.element(screen.getByText(said)).toBeVisible();
});

test('what the server refuses later is listed with its reason, and can be claimed again', async () => {
  const { screen } = renderFeed(() => problem(500));
  await answerWrong(screen);
  const outage = beginOutage();
  await claim(screen).click();
  await expect.element(screen.getByText(NOTED)).toBeVisible();
  const detail = 'There is no such answer';
  const refused = { type: 'about:blank', title: 'Not Found', status: 404, detail };
  await outage.end({ judge: ({ opId }) => ({ opId, status: 'refused', problem: refused }) });

  await expect.element(claim(screen)).toBeEnabled();
  expect(screen.getByText(NOTED).query()).toBeNull();
  await screen.getByRole('button', { name: '1 could not be synced' }).click();
  await expect.element(screen.getByText(detail)).toBeVisible();
  const again = beginOutage();
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByText(NOTED)).toBeVisible();
  const reply = { claimed: 'answer', state: 'accepted', xp: 0, stats: BEFORE } as const;
  await again.end({ judge: ({ opId }) => ({ opId, status: 'applied', reply }) });
  await expect.element(screen.getByText('It counts now.', { exact: true })).toBeVisible();
});
