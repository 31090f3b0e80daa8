/**
 * How a feed of 500 cards feels on a slow phone: the built product at 390 × 844 with the CPU slowed
 * down four times. Prints medians in milliseconds: scrolling (time of a frame), and from a tap on an
 * answer to the next painted frame. Build first; nothing else should run on the machine.
 */
import { chromium, type Page } from 'playwright';

import { launchOptions } from '../build/launch-options.ts';
import { startProduct } from '../e2e/product.ts';
import { phone } from '../e2e/visitor.ts';

const CARDS = 500;
const TAPS = 9;
const SLOWDOWN = 4;

type FeedItem = { id: number; type?: string; [field: string]: unknown };

/** Copies of a real question under ids of their own, page by page as the API would send them. */
async function serveLongFeed(page: Page): Promise<void> {
  let template: FeedItem | undefined;
  await page.route('**/api/quiz/feed?*', async (route) => {
    if (!template) {
      const items: FeedItem[] = await (await route.fetch()).json();
      template = items.find(({ type }) => type === 'mcq');
    }
    const offset = Number(new URL(route.request().url()).searchParams.get('offset'));
    const count = Math.max(0, Math.min(5, CARDS - offset));
    const ids = Array.from({ length: count }, (_, index) => 100_000 + offset + index);
    await route.fulfill({ json: ids.map((id) => ({ ...template, id })) });
  });
  await page.route('**/api/quiz/answer', (route) =>
    route.fulfill({
      json: { isCorrect: true, explanation: 'Because.', correctAnswer: 0, streak: 1, xp: 10 },
    }),
  );
}

async function loadAll(page: Page): Promise<void> {
  const end = page.getByText("You've reached the end!");
  while (!(await end.isVisible())) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForFunction(
      () => new Promise((done) => requestAnimationFrame(() => done(true))),
    );
  }
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function frameTimes(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const times: number[] = [];
    let before = performance.now();
    for (let frame = 0; frame < 120; frame += 1) {
      window.scrollBy(0, 120);
      await new Promise((done) => requestAnimationFrame(done));
      times.push(performance.now() - before);
      before = performance.now();
    }
    return times;
  });
}

/** From the tap to the frame that shows it, on an answer in the middle of the feed. */
function tapTime(page: Page, card: number): Promise<number> {
  return page.evaluate(async (index) => {
    const article = document.querySelectorAll('article')[index];
    article?.scrollIntoView({ block: 'center' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const start = performance.now();
    article?.querySelector<HTMLButtonElement>('button.option')?.click();
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return performance.now() - start;
  }, card);
}

const product = await startProduct();
const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage({ baseURL: product.url, viewport: phone });
  await serveLongFeed(page);
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  await loadAll(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

  await page.evaluate(() => window.scrollTo(0, 0));
  const frames = await frameTimes(page);
  const taps: number[] = [];
  for (let n = 0; n < TAPS; n += 1) taps.push(await tapTime(page, 250 + n));

  console.log(`cards: ${await page.getByRole('article').count()}, CPU slowed down ${SLOWDOWN}×`);
  console.log(`scrolling: median frame ${median(frames).toFixed(1)} ms`);
  console.log(`tap to paint: median ${median(taps).toFixed(1)} ms of ${TAPS}`);
} finally {
  await browser.close();
  await product.dispose();
}
