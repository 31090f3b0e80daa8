import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type axe from 'axe-core';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Credentials } from './people.ts';
import { makePreview, startWithModel } from './previewed-book.ts';
import { admin, type Product, startProduct } from './product.ts';
import { hideByReports } from './stored.ts';
import { study } from './studying.ts';
import { newVisitor, phone, refusals, withoutWorker } from './visitor.ts';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

type Scheme = 'light' | 'dark';

const desktop = { width: 1280, height: 900 };

interface Look {
  readonly page: Page;
  /** What has been found so far. */
  readonly defects: string[];
  readonly complaints: readonly string[];
}

/** All that has been found, what the content policy refused too. */
const defectsOf = ({ defects, complaints }: Look) => [...defects, ...refusals(complaints)];

let product: Product;
let axeSource: string;

beforeAll(async () => {
  axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  product = await startProduct();
});

afterAll(() => product.dispose());

/** From here on no colour is on its way to another, nor changes only once it is scrolled to. */
const holdStill = (page: Page) =>
  page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync(
      '*, ::before, ::after { transition: none !important; content-visibility: visible !important }',
    );
    document.adoptedStyleSheets = [still];
  });

const letGo = (page: Page) => page.evaluate(() => void (document.adoptedStyleSheets = []));

/** What axe finds on the page as it is: with another scheme only colours differ. */
async function findings(page: Page, scheme: Scheme): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(
    async (rules) => {
      // What lies behind a dialog has been looked at before it opened.
      const shown = document.querySelector('dialog[open]') ?? document;
      const { violations } = await window.axe.run(shown, {
        resultTypes: ['violations'],
        // Nothing on these pages plays.
        preload: false,
        ...(rules && { runOnly: rules }),
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    scheme === 'dark' ? ['color-contrast'] : undefined,
  );
}

/** Text of this size (px) is the browser's setting from here on; 16 is what it begins with. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** What stands outside the page's width. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth: width, scrollWidth } = document.documentElement;
    if (scrollWidth <= width) return [];
    const outside = [...document.querySelectorAll<HTMLElement>('body :not(svg, svg *)')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map(({ className, tagName }) => `${tagName} ${className}`);
    return [`the page is ${scrollWidth} wide`, ...outside];
  });
}

/**
 * Looks at the page in both schemes, at both sizes, and with text twice as large. In this order the
 * page is laid out anew as rarely as can be.
 */
async function lookAt({ page, defects }: Look, what: string): Promise<void> {
  const note = (how: string, found: string[]) =>
    defects.push(...found.map((each) => `${what}, ${how}: ${each}`));
  await holdStill(page);
  note('on a phone, light', await findings(page, 'light'));
  await setTextSize(page, 32);
  note('on a phone, large text', await overflowing(page));
  await page.setViewportSize(desktop);
  note('on a desktop, large text', await overflowing(page));
  await setTextSize(page, 16);
  note('on a desktop, light', await findings(page, 'light'));
  await page.emulateMedia({ colorScheme: 'dark' });
  note('on a desktop, dark', await findings(page, 'dark'));
  await page.setViewportSize(phone);
  note('on a phone, dark', await findings(page, 'dark'));
  await page.emulateMedia({ colorScheme: 'light' });
  await letGo(page);
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

/** Opens a dialog, looks at it and closes it again. */
async function lookAtDialog(look: Look, name: string, open: () => Promise<void>): Promise<void> {
  const { page } = look;
  await open();
  await page.getByRole('dialog', { name }).waitFor();
  await lookAt(look, `the dialog ${name}`);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name }).waitFor({ state: 'detached' });
}

async function visit(look: Look, path: string, heading: string): Promise<void> {
  const { page } = look;
  await page.goto(path);
  await page.getByRole('heading', { name: heading }).first().waitFor();
  // What loads after the heading is looked at too.
  await page.waitForLoadState('networkidle');
  await lookAt(look, path);
}

/** A page of the app in the hands of this person, or of a guest. */
async function lookAs(who: 'a guest' | Credentials, at = product): Promise<Look> {
  const visitor = await newVisitor(at.url, { ...withoutWorker, reducedMotion: 'reduce' });
  const { page, complaints } = visitor;
  if (who !== 'a guest') await page.request.post('/api/signin', { data: who });
  return { page, complaints, defects: [] };
}

describe('no screen has a finding, in any size or scheme:', () => {
  test('the feed of a guest, the menu and the keys', async () => {
    const look = await lookAs('a guest');
    const { page } = look;
    await page.goto('/');
    await page.getByRole('article').first().waitFor();
    await lookAt(look, 'the feed');
    await lookAtDialog(look, 'Menu', () => press(page, 'Menu'));
    await lookAtDialog(look, 'Keys', () => page.keyboard.press('?'));
    expect(defectsOf(look)).toEqual([]);
  });

  test('what else a guest sees', async () => {
    const look = await lookAs('a guest');
    await visit(look, '/mastered', 'No Mastered Questions Yet');
    await visit(look, '/library', 'Active Shelf');
    await visit(look, '/signin', 'Sign In');
    await visit(look, '/signup', 'Sign Up');
    await visit(look, '/nowhere', '404');
    expect(defectsOf(look)).toEqual([]);
  });

  test('what a reader has answered', async () => {
    const look = await lookAs(admin);
    const { page } = look;
    await page.goto('/');
    await study(page, 0, 5);
    await page.getByRole('button', { name: 'MASTERED' }).first().click();
    await lookAt(look, 'an answered feed');
    await lookAtDialog(look, 'Report', () => press(page, 'Report'));
    await visit(look, '/mastered', 'Mastered Questions');
    await visit(look, '/progress', 'Progress');
    expect(defectsOf(look)).toEqual([]);
  });

  test('the books of a reader', async () => {
    const look = await lookAs(admin);
    const { page } = look;
    await visit(look, '/library', 'Available Books');
    await page.getByRole('region', { name: 'Active Shelf' }).getByRole('link').first().click();
    await page.getByRole('heading', { name: 'Study Flashcards' }).waitFor();
    await lookAt(look, 'a book');
    expect(defectsOf(look)).toEqual([]);
  });

  test('what is made of a text, and how', async () => {
    const look = await lookAs(admin, await startWithModel());
    const { page } = look;
    const book = await makePreview(page);
    await visit(look, `${book}/ideas`, 'Main ideas');
    await visit(look, `${book}/proposals`, 'Your look');
    await press(page, 'Strike out');
    await press(page, 'Keep');
    await page.getByRole('heading', { name: 'All looked at' }).waitFor();
    await lookAt(look, 'what was decided');
    await page.goto(`${book}#book-text`);
    await lookAtDialog(look, 'Choose your questions', async () => {
      await press(page, 'Choose… (questions)');
      await page.getByText('Chapters all').click();
    });
    expect(defectsOf(look)).toEqual([]);
  });

  test('the settings', async () => {
    const look = await lookAs(admin);
    const { page } = look;
    await visit(look, '/settings', 'Settings');
    await lookAtDialog(look, 'Delete your account?', () => press(page, 'Delete my account'));
    await lookAtDialog(look, 'Add a webhook', () => press(page, 'Add a webhook'));
    await press(page, 'Add a webhook');
    await page.getByLabel('Address').fill('https://hooks.example.org/morsel');
    await page.getByText('Somebody reports an item').click();
    await press(page, 'Add it');
    await page.getByLabel('The signing secret').waitFor();
    await lookAt(look, 'a webhook and its secret');
    expect(defectsOf(look)).toEqual([]);
  });

  test('the screens of an admin', async () => {
    const look = await lookAs(admin);
    const { page } = look;
    await visit(look, '/admin', 'Admin');
    await press(page, 'Select many');
    await page.getByRole('checkbox', { name: /^All/ }).check();
    await lookAt(look, 'books to select from');
    await press(page, 'Select many');
    await lookAtDialog(look, 'Edit Book Cover', () => press(page, 'Edit cover of'));
    await page.getByRole('link', { name: 'Items of' }).first().click();
    await lookAtDialog(look, 'Edit item', () => press(page, 'Edit “'));
    hideByReports(product, 3);
    await visit(look, '/admin', 'Hidden by reports (3)');
    await page.goto('/admin?hidings');
    await page.getByLabel('When').selectOption('Between…');
    await press(page, 'Look closer');
    await page.getByText('Whose reports counted').waitFor();
    await lookAt(look, 'what reports have hidden');
    await lookAtDialog(look, 'Restore 3 items?', () => press(page, 'Restore all 3 items'));
    expect(defectsOf(look)).toEqual([]);
  });
});
