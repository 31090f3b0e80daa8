import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

async function prefer(value: 'reduce' | 'no-preference'): Promise<void> {
  const features = [{ name: 'prefers-reduced-motion', value }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
}

/** Has things move in this test, whose reader is otherwise one who asked for less motion. */
export async function allowMotion(): Promise<void> {
  onTestFinished(() => prefer('reduce'));
  await prefer('no-preference');
}
