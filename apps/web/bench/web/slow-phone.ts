import type { CDPSession, Page } from 'playwright';

/** So much slower is a phone than this machine. */
const SLOWDOWN = 4;

/** Slow 4G as Lighthouse has it: its round trips (ms), and its bytes a second less what protocols take. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (0.75 * 1024 * 1024 * 0.9) / 8,
};

/** Slows the processor of a page down, for as long as the session lasts. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return session;
}

/** Puts a page on a slow phone with a slow network; returns what brings it back. */
export async function putFarAway(page: Page): Promise<() => Promise<void>> {
  const session = await slowDown(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  // What a session set goes with it.
  return () => session.detach();
}
