/**
 * Takes the pictures of the README from the built product into `docs`: the feed, and the library with
 * pages of its books, three screens of a phone side by side. Build first.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type Browser, chromium, type Locator, type Page } from 'playwright';

import { launchOptions } from '../build/launch-options.ts';
import { answer, questionOn } from '../e2e/answering.ts';
import { startProduct } from '../e2e/product.ts';
import { phone } from '../e2e/visitor.ts';

type Screen = (page: Page) => Promise<void>;

const docs = join(import.meta.dirname, '../../../docs');
/** Where a card's top stands, so that all of it shows under the header. */
const CARD_TOP = 92;

const cardOf = (page: Page, kind: string): Locator =>
  page
    .getByRole('article')
    .filter({ has: page.getByText(kind, { exact: true }) })
    .first();

async function show(card: Locator): Promise<void> {
  await card.evaluate((element, top) => {
    window.scrollBy(0, element.getBoundingClientRect().top - top);
  }, CARD_TOP);
}

const PICTURES: Record<string, Screen[]> = {
  feed: [
    async (page) => {
      await page.goto('/');
      const card = cardOf(page, 'Match the pairs');
      const question = await questionOn(card);
      if (question.type !== 'match_pairs') throw new Error('a matching was expected');
      const press = (text: string) => card.getByRole('button').filter({ hasText: text }).click();
      for (const [left, right] of question.pairs.slice(0, 2)) {
        await press(left);
        await press(right);
      }
      await show(card);
    },
    async (page) => {
      await page.goto('/');
      const card = cardOf(page, 'Pick one');
      await answer(card, await questionOn(card), true);
      await card.getByText('+10 XP', { exact: true }).waitFor();
      await page.getByText('First Bite', { exact: true }).waitFor({ state: 'hidden' });
      await show(card);
    },
    async (page) => {
      await page.goto('/');
      const card = cardOf(page, 'Flashcard');
      await card.getByText('Tap to turn over').click();
      await card.getByRole('button', { name: 'Easy' }).waitFor();
      await show(card);
    },
  ],
  library: [
    async (page) => {
      await page.goto('/library');
      const heading = page.getByRole('heading', { name: 'Active Shelf' });
      await heading.waitFor();
      await show(heading);
    },
    bookPage('the-guns-of-august-by-barbara-w-tuchman'),
    bookPage('the-selfish-gene-by-richard-dawkins'),
  ],
};

function bookPage(slug: string): Screen {
  return async (page) => {
    await page.goto(`/books/${slug}`);
    await page.getByText('24', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'ADD TO FEED' }).waitFor();
  };
}

/** A screen as a new reader sees it, as the address of its picture. */
async function take(browser: Browser, baseURL: string, screen: Screen): Promise<string> {
  const looks = { viewport: phone, colorScheme: 'light', reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ baseURL, ...looks });
  const page = await context.newPage();
  await screen(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  const png = await page.screenshot({ caret: 'hide' });
  await context.close();
  return `data:image/png;base64,${png.toString('base64')}`;
}

async function sideBySide(browser: Browser, screens: readonly string[]): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: phone.width * screens.length, height: phone.height },
  });
  const images = screens.map((source) => `<img src="${source}">`);
  await page.setContent(`<body style="display: flex; margin: 0">${images.join('')}</body>`);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

const product = await startProduct();
const browser = await chromium.launch(launchOptions());
try {
  for (const [name, screens] of Object.entries(PICTURES)) {
    const taken = [];
    for (const screen of screens) taken.push(await take(browser, product.url, screen));
    await writeFile(join(docs, `${name}.png`), await sideBySide(browser, taken));
    console.log(`${name}.png`);
  }
} finally {
  await browser.close();
  await product.dispose();
}
