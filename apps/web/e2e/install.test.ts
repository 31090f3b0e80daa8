import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { MOST_SOURCE_BYTES } from '@morsel/sdk/domain';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

import { aShortBook, LONG_BOOK } from './long-book.ts';
import { type Product, startProduct } from './product.ts';
import { newProfile, newVisitor, openPage, withoutWorker } from './visitor.ts';

/** Until the worker keeps the app and answers for this page. */
async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });
}

let product: Product;
/** Of somebody whose worker keeps the app: until it does takes longer than a test. */
let kept: BrowserContext;
/** What the set-up has opened by now. */
const opened: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  product = await startProduct();
  opened.unshift(() => product.dispose());
  kept = await newProfile(product.url);
  opened.unshift(() => kept.close());
  const page = await kept.newPage();
  await page.goto('/');
  await untilKept(page);
  await page.close();
});

afterAll(async () => {
  for (const close of opened) await close();
});

/** Where the worker keeps the app. */
async function visitKept(path: string): Promise<Page> {
  const page = await openPage(kept);
  await page.goto(path);
  return page;
}

async function visitWithoutWorker(path: string): Promise<Page> {
  const { page } = await newVisitor(product.url, withoutWorker);
  await page.goto(path);
  return page;
}

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}

/** The manifest as a browser gets it by the link of a page, with its own address. */
async function manifestOf(page: Page) {
  // It comes once the first screen stands.
  await page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
  const browser = await page.context().newCDPSession(page);
  const { url, errors, data = '' } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  return { url, manifest: JSON.parse(data) };
}

// What browsers ask of an app that they offer to install (https://web.dev/articles/install-criteria), rule by rule:
// the one that runs here installs nothing, and its own judgement of that is always empty.
test('nothing stands against an installation', async () => {
  const page = await visitKept('/');
  const { url, manifest } = await manifestOf(page);
  expect(url).toBe(`${product.url}/manifest.webmanifest`);
  expect(manifest.name || manifest.short_name).toBeTruthy();
  const start = new URL(manifest.start_url, url);
  const scope = new URL(manifest.scope ?? '.', start);
  expect([start.href, page.url()].filter((at) => !at.startsWith(scope.href))).toEqual([]);
  expect(['standalone', 'fullscreen', 'minimal-ui']).toContain(manifest.display);
  expect(manifest.prefer_related_applications ?? false).toBe(false);
  const sizes = manifest.icons.filter(isPlainPng).map((icon: Picture) => icon.sizes);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
});

const isPlainPng = ({ type, purpose = 'any' }: Picture) =>
  type === 'image/png' && purpose.split(' ').includes('any');

test('every picture of the manifest is there, as it is described', async () => {
  const page = await visitKept('/');
  const { url, manifest } = await manifestOf(page);
  const { icons, screenshots, shortcuts } = manifest;
  const ofShortcuts = shortcuts.flatMap((shortcut: { icons: Picture[] }) => shortcut.icons);
  const pictures: Picture[] = [...icons, ...screenshots, ...ofShortcuts];
  expect(pictures).toHaveLength(13);
  for (const { src, sizes, type } of pictures) {
    expect(await lookOf(page, new URL(src, url).href)).toBe(`${type} ${sizes}`);
  }
  expect(await lookOf(page, await touchIcon(page))).toBe('image/png 180x180');
});

const touchIcon = async (page: Page) =>
  (await page.locator('link[rel=apple-touch-icon]').getAttribute('href')) ?? '';

/** Type and size of a picture that the server has. */
const lookOf = (page: Page, src: string) =>
  page.evaluate(async (address) => {
    const file = await (await fetch(address)).blob();
    const picture = await createImageBitmap(file);
    return `${file.type} ${picture.width}x${picture.height}`;
  }, src);

test.each(['/library', '/progress'])(
  'an offer to install that comes late moves nothing at %s',
  async (path) => {
    const page = await visitWithoutWorker(path);
    const heading = page.getByRole('heading', { name: /Add a New Book|Progress & Stats/ });
    await heading.waitFor();
    // The page has the heading before there is any code that would offer something.
    await page.waitForLoadState('networkidle');
    const before = await heading.boundingBox();
    await page.evaluate(() => {
      const prompt = () => Promise.resolve();
      dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    });
    await page.getByRole('complementary', { name: 'Install' }).waitFor();
    expect(await heading.boundingBox()).toEqual(before);
  },
);

test('the manifest leads to screens that are there', async () => {
  const page = await visitWithoutWorker('/');
  const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json());
  const addresses = [manifest.start_url, manifest.share_target.action];
  addresses.push(...manifest.shortcuts.map(({ url }: { url: string }) => url));
  for (const address of addresses) {
    const answer = await page.goto(address);
    expect([address, answer?.status()]).toEqual([address, 200]);
  }
});

test('without the server every screen opens, and what is no screen does not', async () => {
  const page = await visitKept('/');
  await product.stop();
  onTestFinished(() => product.restart());
  for (const path of ['/', '/library', '/progress', '/books/the-lean-startup-by-eric-ries']) {
    await page.goto(path);
    await page.getByRole('link', { name: 'Morsel, home' }).waitFor();
    await page.getByRole('main').waitFor();
    expect(await page.getByText('This screen did not arrive').count()).toBe(0);
  }
  for (const path of ['/health/live', '/api/topics', '/covers/1', '/robots.txt', '/sitemap.xml']) {
    expect(await reaches(page, path)).toBe(false);
    const other = await page.context().newPage();
    await expect(other.goto(path)).rejects.toThrow(/ERR_(CONNECTION_REFUSED|FAILED)/);
    await other.close();
  }
});

const reaches = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const answer = await fetch(address).catch(() => undefined);
    return answer !== undefined;
  }, path);

/** Sends a file as the browser does when its reader shares it with the installed app. */
async function share(
  page: Page,
  file: string | Awaited<ReturnType<typeof aShortBook>>['file'],
): Promise<void> {
  await page.evaluate(async () => {
    const { share_target: target } = await (await fetch('/manifest.webmanifest')).json();
    const form = document.body.appendChild(document.createElement('form'));
    Object.assign(form, { ...target, id: 'share' });
    const field = form.appendChild(document.createElement('input'));
    Object.assign(field, { type: 'file', name: target.params.files[0].name });
  });
  await page.locator('#share input').setInputFiles(file);
  await page.locator('#share').evaluate((form: HTMLFormElement) => form.submit());
  await page.waitForURL('**/library');
}

test('what another app shares without the server waits, fills the form, and is added once', async () => {
  const { file } = await aShortBook();
  const page = await visitKept('/');
  await page.getByRole('article').first().waitFor();
  const note = page.getByText('Shared with Morsel: twenty-books.epub');
  const add = page.getByRole('button', { name: '+ ADD BOOK & GENERATE QUESTIONS' });
  await product.stop();
  await share(page, file);
  await note.waitFor();
  await expect.poll(() => page.getByLabel('Book Title').inputValue()).toBe(LONG_BOOK.title);
  expect(await page.getByLabel('Author').inputValue()).toBe(LONG_BOOK.author);
  await add.click();
  await page.getByText('The book was not added.').waitFor();

  await product.restart();
  await page.goto('/library');
  await note.waitFor();
  await expect.poll(() => page.getByLabel('Book Title').inputValue()).toBe(LONG_BOOK.title);
  await add.click();
  await page.getByText(/^Its text was read: .* in 2 chapters/).waitFor();
  await note.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('link', { name: LONG_BOOK.title }).first().waitFor();
  expect(await note.count()).toBe(0);
});

/** On the disk, from where it need not go through the line to the browser. */
async function fileOf(bytes: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'morsel-share-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'a.txt');
  await writeFile(path, Buffer.alloc(bytes));
  return path;
}

test.each([
  ['', 1, 'What you shared did not arrive'],
  [' and is larger than a book', MOST_SOURCE_BYTES, 'What was shared is too large'],
])('what comes before the worker is there%s is answered with a word', async (_, size, words) => {
  const page = await visitWithoutWorker('/');
  await share(page, await fileOf(size));
  const word = page.getByText(words);
  await word.waitFor();
  expect(await word.isVisible()).toBe(true);
});

test.each([
  ['is refused', 'strict-origin-when-cross-origin', 'Another website tried'],
  ['is named when it conceals itself', 'no-referrer', 'Shared with Morsel: Free books by Eve'],
])('what another website puts into the form %s, and nothing is sent', async (_, policy, words) => {
  const page = await visitKept('/');
  const form = `<form method="post" enctype="multipart/form-data" action="${product.url}/library"><input name="text" value="Free books by Eve" /><button>Win</button></form>`;
  await page.route('http://other.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: form, headers: { 'referrer-policy': policy } }),
  );
  const added: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') added.push(new URL(request.url()).pathname);
  });
  await page.goto('http://other.example/');
  await page.getByRole('button', { name: 'Win' }).click();
  await page.getByText(words).waitFor();
  expect(added).not.toContain('/api/books');
  const title = policy === 'no-referrer' ? 'Free books' : '';
  expect(await page.getByLabel('Book Title').inputValue()).toBe(title);
});

test('the worker keeps nothing of the API', async () => {
  const page = await visitKept('/');
  await page.reload();
  await page.getByRole('article').first().waitFor();
  const paths = await page.evaluate(async () => {
    const names = await caches.keys();
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(paths).toContain('/index.html');
  expect(paths.filter((path) => path.startsWith('/api'))).toEqual([]);
});
