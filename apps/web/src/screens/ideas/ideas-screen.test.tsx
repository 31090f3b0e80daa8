import type { BookSources, TextPlan } from '@morsel/sdk/contract';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import { Route, Switch } from '../../navigation/routes.ts';
import { problem } from '../../testing/api.ts';
import { serveBook } from '../../testing/book.ts';
import { aSource } from '../../testing/generation.ts';
import { aBook } from '../../testing/items.ts';
import { anIdea, servePlan } from '../../testing/plan.ts';
import { render } from '../../testing/render.tsx';
import { serveSources } from '../../testing/serve-generation.ts';
import { IdeasScreen } from './ideas-screen.tsx';

const gyges = anIdea({ questions: 3, flashcards: 1 });
const nile = anIdea({ key: 'floods', title: 'Why the Nile floods', chapter: 2, wish: 'less' });
const found: TextPlan = { ideas: [gyges, nile], madeAt: 1_760_000_000_000 };
const find = { name: 'Find the main ideas' };

function openIdeas(plan?: TextPlan, served: Partial<BookSources> = {}) {
  serveBook();
  serveSources(8, { sources: [aSource()], mayGenerate: true, hasModel: true, ...served });
  const plans = servePlan(plan);
  const screens = (
    <Switch>
      <Route path="/books/:slug/ideas" component={IdeasScreen} />
    </Switch>
  );
  const path = `/books/${aBook().slug}/ideas?text=5`;
  const { screen, queryClient, rerender } = render(screens, { path });
  return {
    screen,
    ...plans,
    isIdle: () => queryClient.isFetching() + queryClient.isMutating() === 0,
    readAgain: () => queryClient.invalidateQueries(),
    /** Leaves the screen and comes back to it. */
    comeAgain: () => {
      rerender(<p>Elsewhere</p>);
      rerender(screens);
    },
  };
}

test('ideas stand under their chapters with what there is of each', async () => {
  const { screen } = openIdeas(found);
  const clio = screen.getByRole('region', { name: '1. Clio' });
  await expect.element(clio.getByText('The ring of Gyges', { exact: true })).toBeVisible();
  await expect.element(clio.getByText('3 questions, 1 flashcard')).toBeVisible();
  const euterpe = screen.getByRole('region', { name: '2. Euterpe' });
  await expect.element(euterpe.getByText('Nothing yet')).toBeVisible();
  await expect.element(screen.getByText(/of 1 of 2 main ideas/)).toBeVisible();
});

test('a tap asks for more or leaves out, and a second one takes it back', async () => {
  const { screen, steered } = openIdeas(found);
  const more = screen.getByRole('button', { name: 'More: The ring of Gyges' });
  const out = screen.getByRole('button', { name: 'Leave out: Why the Nile floods' });
  await expect.element(out).toHaveAttribute('aria-pressed', 'true');
  await more.click();
  await expect.element(more).toHaveAttribute('aria-pressed', 'true');
  await out.click();
  await expect.element(out).toHaveAttribute('aria-pressed', 'false');
  await expect
    .poll(() => steered)
    .toEqual([
      { key: 'ring-of-gyges', wish: 'more' },
      { key: 'floods', wish: null },
    ]);
});

test('a wish that was not kept goes back, and says why', async () => {
  const { screen, steers } = openIdeas(found);
  steers(() => problem(429, 'Too many changes'));
  const more = screen.getByRole('button', { name: 'More: The ring of Gyges' });
  await more.click();
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('That was not kept. Too many changes');
  await expect.element(more).toHaveAttribute('aria-pressed', 'false');
});

test('a read that began before a wish does not take it back', async () => {
  const { screen, reads, comeAgain, isIdle } = openIdeas(found);
  const more = screen.getByRole('button', { name: 'More: The ring of Gyges' });
  await expect.element(more).toBeVisible();
  const { promise, resolve } = Promise.withResolvers<Response>();
  const gone = reads(() => promise);
  comeAgain();
  await gone;
  await more.click();
  await expect.element(more).toHaveAttribute('aria-pressed', 'true');
  resolve(HttpResponse.json(found));
  await expect.element(screen.getByRole('button', { name: 'Find them anew' })).toBeVisible();
  await expect.poll(isIdle).toBe(true);
  await expect.element(more).toHaveAttribute('aria-pressed', 'true');
});

test('of an idea that is not there any more it says so, and shows what is', async () => {
  const { screen, steers, become } = openIdeas(found);
  steers(() => {
    become({ ...found, ideas: [nile] });
    return problem(404, 'Idea not found');
  });
  await screen.getByRole('button', { name: 'More: The ring of Gyges' }).click();
  await expect.element(screen.getByText(/^This idea is not there any more/).first()).toBeVisible();
  await expect
    .element(screen.getByText('The ring of Gyges', { exact: true }))
    .not.toBeInTheDocument();
  await expect.element(screen.getByText('Why the Nile floods', { exact: true })).toBeVisible();
});

test('an old map says so, and what cannot be done with it', async () => {
  const { screen, reads, readAgain } = openIdeas(found);
  await expect.element(screen.getByText('Why the Nile floods', { exact: true })).toBeVisible();
  void reads(() => HttpResponse.error());
  await readAgain();
  await expect.element(screen.getByText(/^Saved copy from/)).toBeVisible();
  await expect.element(screen.getByText(/needs a connection/)).toBeVisible();
});

test('where there are none they are found, with a word while it lasts', async () => {
  const { screen, makes } = openIdeas();
  const { promise, resolve } = Promise.withResolvers<Response>();
  makes(() => promise);
  await screen.getByRole('button', find).click();
  await expect.element(screen.getByRole('progressbar')).toBeVisible();
  await expect.element(screen.getByText(/up to two minutes/)).toBeVisible();
  resolve(HttpResponse.json(found));
  await expect.element(screen.getByText('Why the Nile floods', { exact: true })).toBeVisible();
  const summary = screen.getByText(/^You have questions or flashcards of 1 of 2 main ideas/);
  await expect.element(summary).toHaveFocus();
  const said = screen.getByRole('status').filter({ hasText: '2 main ideas found.' });
  await expect.element(said).toBeInTheDocument();
});

test.each([
  [
    'the provider has no credit left.',
    () =>
      HttpResponse.json({ ideas: [], madeAt: null, reason: 'the provider has no credit left.' }),
  ],
  [
    'the provider is busy. You can try again now.',
    () =>
      HttpResponse.json({ ideas: [], madeAt: null, reason: 'the provider is busy.', retryAt: 1 }),
  ],
  [
    'That did not work. The daily limit is reached.',
    () => problem(429, 'The daily limit is reached.'),
  ],
])('what is in the way of finding them is told: %s', async (words, reply) => {
  const { screen, makes } = openIdeas();
  makes(reply);
  await screen.getByRole('button', find).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(words);
  await expect.element(screen.getByRole('button', find)).not.toHaveAttribute('aria-disabled');
});

test('who has nothing made from a text sees its ideas and steers none', async () => {
  const { screen } = openIdeas(found, { mayGenerate: false });
  await expect.element(screen.getByText('Why the Nile floods', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

test('without a model there is no map, and a way back to the text', async () => {
  const { screen } = openIdeas(found, { hasModel: false });
  await expect.element(screen.getByText(/this server has none/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'To the book’s text' })).toBeVisible();
});
