import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { BrowserContext, Page } from 'playwright';
import { build } from 'vite';
import { expect, inject, onTestFinished, test, vi } from 'vitest';

import { offlineShell } from '../build/offline-shell.ts';
import { nextVersion } from './next-version.ts';
import { type Proxy, startProxy } from './proxy.ts';
import { newVisitor } from './visitor.ts';

interface Opened {
  readonly proxy: Proxy;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly deployNext: () => Promise<void>;
}

const product = inject('sharedProduct');

async function open(): Promise<Opened> {
  const proxy = await startProxy(product);
  onTestFinished(() => proxy.close());
  const { context, page } = await newVisitor(proxy.url);
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const deployNext = async () => proxy.deploy(await nextVersion());
  return { proxy, context, page, deployNext };
}

/** As the reader comes back to the tab. */
async function lookForUpdates(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** A look of the browser's own, from before the release, may be under way and take the first of these. */
async function untilAsked(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await lookForUpdates(page);
      return page.getByText('Update ready').count();
    })
    .toBe(1);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The code of the page, of the next version. */
const nextCode = (page: Page) => page.locator('script[src*="/index-"][src$="-next.js"]');

/** Survives nothing but staying on the page. */
const mark = (page: Page) => page.evaluate(() => document.body.classList.add('not-reloaded'));
const isMarked = (page: Page) => page.locator('body.not-reloaded').count();

test('a new version asks, stays out when told later, and is there once it is taken', async () => {
  const { page, deployNext } = await open();
  await mark(page);
  await deployNext();
  await untilAsked(page);
  await button(page, 'Later').click();
  await page.getByText('Update ready').waitFor({ state: 'hidden' });
  expect(await isMarked(page)).toBe(1);

  await page.reload();
  await button(page, 'Update now').click();
  await nextCode(page).waitFor({ state: 'attached' });
  await page.getByRole('article').first().waitFor();
  expect(await page.getByText('Update ready').count()).toBe(0);
});

test('a screen whose code went with the old version comes with the new one', async () => {
  const { page, context, proxy, deployNext } = await open();
  await page.getByRole('article').first().waitFor();
  await mark(page);
  const code = await page.evaluate(async () => {
    const precache = (await caches.keys()).find((name) => name.includes('precache')) ?? '';
    const kept = await (await caches.open(precache)).keys();
    await caches.delete(precache);
    const paths = kept.map(({ url }) => new URL(url).pathname);
    return paths.find((path) => /\/progress-[^/]*js$/.test(path)) ?? '';
  });
  const browser = await context.newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  proxy.deploy({ [code]: null });
  await page.getByRole('link', { name: /your progress/ }).click();
  await page.getByRole('heading', { name: 'This screen did not arrive' }).waitFor();
  expect(await isMarked(page)).toBe(1);

  await deployNext();
  await button(page, 'TRY AGAIN').click();
  await page.getByRole('heading', { name: 'Progress' }).first().waitFor();
  expect(await isMarked(page)).toBe(0);
});

test('the kill switch removes the worker and its caches, and leaves what readers did', async () => {
  const { page, proxy } = await open();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.open('kept').addEventListener('success', resolve);
      }),
  );
  proxy.deploy({ '/service-worker.js': await killSwitchWorker() });
  await mark(page);

  const left = async () => {
    await lookForUpdates(page);
    return page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: (await caches.keys()).length,
    }));
  };
  await expect.poll(left).toEqual({ workers: 0, caches: 0 });
  expect(await isMarked(page)).toBe(1);
  const databases = await page.evaluate(async () => indexedDB.databases());
  expect(databases.map(({ name }) => name)).toContain('kept');

  await page.reload();
  await page.getByRole('article').first().waitFor();
  await expect.poll(left).toEqual({ workers: 0, caches: 0 });
});

/** The worker of a build with the kill switch; the rest of such a build is as always. */
async function killSwitchWorker(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'morsel-kill-switch-'));
  onTestFinished(() => rm(outDir, { recursive: true, force: true }));
  vi.stubEnv('MORSEL_KILL_SWITCH', '1');
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  const root = join(import.meta.dirname, '..');
  const anyScript = join(root, 'src/kill-switch/service-worker.ts');
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [offlineShell()],
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: anyScript } },
  });
  return readFile(join(outDir, 'service-worker.js'), 'utf8');
}
