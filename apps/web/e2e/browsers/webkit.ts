import { Buffer } from 'node:buffer';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';

import { Builder, Capabilities, Key, type WebDriver, WebElement } from 'selenium-webdriver';

import type { Driver, Engine, Size } from './engine.ts';
import { installed } from './installed.ts';

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/** A screen in memory for windows to be on; it says its number when it is ready. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'];
  const screen = spawn(installed('xvfb'), args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number]: unknown[] = await once(screen.stdio[3] as Readable, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function untilAnswers(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The window is as wide as asked for, or as narrow as its tool bar lets it be. */
async function openWindow(server: string, size: Size): Promise<WebDriver> {
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...size });
  return driver;
}

async function start(size: Size): Promise<Driver> {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const service = spawn(installed('webkit'), [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  const server = `http://127.0.0.1:${port}`;
  await untilAnswers(server);
  const driver = await openWindow(server, size);
  const version = (await driver.getCapabilities()).get('browserVersion');
  return {
    browser: `WebKitGTK ${String(version)}`,
    goto: (url) => driver.get(url),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    async element(expression) {
      const found: unknown = await driver.executeScript(`return ${expression}`);
      if (!(found instanceof WebElement)) return undefined;
      return { click: () => found.click(), type: (text) => found.sendKeys(text) };
    },
    async press(key) {
      const named: unknown = Reflect.get(Key, key.toUpperCase());
      const typed = typeof named === 'string' ? named : key;
      await driver.actions().sendKeys(typed).perform();
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    // What it keeps goes with the session, so a new window is all that can begin anew.
    async restart() {
      const old = await driver.getWindowHandle();
      await driver.switchTo().newWindow('tab');
      const fresh = await driver.getWindowHandle();
      await driver.switchTo().window(old);
      await driver.close();
      await driver.switchTo().window(fresh);
    },
    async close() {
      await driver.quit();
      await stop(service);
      await stop(screen);
    },
  };
}

/** WebKit as Debian's GTK browser, by WebDriver. */
export const webkit: Engine = { name: 'WebKit', start };
