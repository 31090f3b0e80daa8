import { setTimeout as sleep } from 'node:timers/promises';

import { type Browser, chromium } from 'playwright';

import { launchOptions } from '../../build/launch-options.ts';
import { keptIn } from '../../e2e/studying.ts';
import { phone } from '../../e2e/visitor.ts';
import { median } from './figures.ts';
import { slowDown } from './slow-phone.ts';

const CARDS = 500;
/** As many of them come with a study pack. */
const PACKED = 200;
const TAPS = 9;
const LOOK_EVERY_MS = 100;

/** What a feed of 500 cards is like on a slow phone, in milliseconds. */
export interface LongFeed {
  /** The longest frame while its cards came up. */
  readonly longestFrame: number;
  /** A frame while it is scrolled. */
  readonly scrolling: number;
  /** From a tap on an option to the next frame, which shows what was picked. */
  readonly reply: number;
  /** From the same tap to the frame with the verdict. */
  readonly verdict: number;
}

/** Scrolls to the end of a feed of 500 cards on a slow phone, then answers some in its middle. */
export async function measureLongFeed(url: string): Promise<LongFeed> {
  const browser = await chromium.launch(launchOptions());
  try {
    return await scrollAndAnswer(browser, url);
  } finally {
    await browser.close();
  }
}

async function scrollAndAnswer(browser: Browser, baseURL: string): Promise<LongFeed> {
  const page = await browser.newPage({ baseURL, viewport: phone, hasTouch: true });
  await page.addInitScript(serveLongFeed, { cards: CARDS, packed: PACKED });
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  while ((await keptIn(page, 'readers', 'getAllKeys')) === '[]') await sleep(LOOK_EVERY_MS);
  await slowDown(page);
  const mounting = await page.evaluate(scrollToTheEnd, CARDS);
  const taps: Awaited<ReturnType<typeof answer>>[] = [];
  for (let tap = 0; tap < TAPS; tap += 1) {
    taps.push(await page.evaluate(answer, PACKED / 2 + tap));
  }
  return {
    longestFrame: Math.max(...mounting),
    reply: median(taps.map(({ reply }) => reply)),
    verdict: median(taps.map(({ verdict }) => verdict)),
    scrolling: median(await page.evaluate(scroll)),
  };
}

/**
 * Stands in the page for a server with so many cards, which are copies of a real question under ids of
 * their own, the first of them in the study pack, and with a verdict for each answer. Other calls go to
 * the real one.
 */
function serveLongFeed({
  cards,
  packed,
}: {
  readonly cards: number;
  readonly packed: number;
}): void {
  const send = window.fetch;
  const FIRST_ID = 100_000;
  let template: Promise<object> | undefined;
  const firstQuestion = async (...request: Parameters<typeof fetch>): Promise<object> => {
    const items: { readonly type?: string }[] = await (await send(...request)).json();
    const found = items.find(({ type }) => type === 'mcq');
    if (!found) throw new Error('No question to pick an answer of');
    return found;
  };
  const packOf = async (...request: Parameters<typeof fetch>): Promise<object> => {
    const pack: Pack = await (await send(...request)).json();
    const question = await template;
    const ids = Array.from({ length: packed }, (_, index) => FIRST_ID + index);
    return {
      ...pack,
      entries: ids.map((itemId) => ({ itemId, revision: 1, memory: null })),
      items: ids.map((id) => ({
        item: { ...question, id, revision: 1, itemType: 'question' },
        key: { answer: 0, explanation: verdict.explanation },
      })),
    };
  };
  const verdict = { isCorrect: true, explanation: 'Because.', correctAnswer: 0, streak: 1, xp: 10 };
  window.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(
      input instanceof Request ? input.url : input,
      location.href,
    );
    if (pathname === '/api/quiz/answer') return Response.json(verdict);
    if (pathname.endsWith('/study-pack')) return Response.json(await packOf(input, init));
    if (pathname !== '/api/quiz/feed') return send(input, init);
    template ??= firstQuestion(input, init);
    const question = await template;
    const offset = Number(searchParams.get('offset'));
    const count = Math.min(Number(searchParams.get('limit')), cards - offset);
    const page = Array.from({ length: count }, (_, index) => FIRST_ID + offset + index);
    return Response.json(page.map((id) => ({ ...question, id, revision: 1 })));
  };
}

interface Pack {
  readonly entries: readonly object[];
}

/** Goes on until so many cards are there; how long each frame took (ms). */
async function scrollToTheEnd(cards: number): Promise<number[]> {
  const articles = document.getElementsByTagName('article');
  const times: number[] = [];
  let before = performance.now();
  while (articles.length < cards) {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const now = await new Promise<number>(requestAnimationFrame);
    times.push(now - before);
    before = now;
  }
  return times;
}

/** How long (ms) it takes from a tap on the first option of a card to what it brings. */
async function answer(card: number): Promise<{ readonly reply: number; readonly verdict: number }> {
  const frame = () => new Promise(requestAnimationFrame);
  /** Waits until a frame is painted; what comes after it comes later. */
  const painted = async () => {
    await frame();
    const isJudged = article?.matches('.is-answered');
    await new Promise((done) => setTimeout(done));
    return { isJudged, at: performance.now() - start };
  };
  const article = document.querySelectorAll('article')[card];
  article?.scrollIntoView({ block: 'center' });
  await frame();
  // Nobody has read a question sooner.
  await new Promise((done) => setTimeout(done, 1000));
  const start = performance.now();
  // Asked for before the tap: what that puts off until the frame is painted comes later.
  const next = painted();
  article?.querySelector<HTMLButtonElement>('button.option')?.click();
  const reply = await next;
  let verdict = reply;
  while (!verdict.isJudged) verdict = await painted();
  return { reply: reply.at, verdict: verdict.at };
}

/** Scrolls on for two seconds of a fast phone; how long each frame took (ms). */
async function scroll(): Promise<number[]> {
  const times: number[] = [];
  window.scrollTo(0, 0);
  let before = await new Promise<number>(requestAnimationFrame);
  for (let frames = 0; frames < 120; frames += 1) {
    window.scrollBy(0, 120);
    const now = await new Promise<number>(requestAnimationFrame);
    times.push(now - before);
    before = now;
  }
  return times;
}
