import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { serveWhatWaits } from '../../testing/hidings.ts';
import { render } from '../../testing/render.tsx';
import { HeaderBar } from './header-bar.tsx';

const stats = { level: 23, xp: 2250, streak: 112, totalAnswered: 1204 };

/** What shows of the header and reaches out of the window, or lies over what stands beside it. */
function misplaced(width: number): string[] {
  const parts = [...document.querySelectorAll('.site-header :is(a, button, .header-figure)')]
    .map((part) => ({ part, box: part.getBoundingClientRect() }))
    .filter(({ part, box }) => part.checkVisibility() && box.width > 0);
  const outside = parts.filter(({ box }) => box.left < 0 || box.right > width);
  const line = document.querySelector('.header-row')?.getBoundingClientRect().bottom ?? 0;
  const row = parts.filter(({ part, box }) => part.closest('.header-row') && box.top < line);
  const covered = row.filter(({ box }, index) => (row[index - 1]?.box.right ?? 0) > box.left);
  return [...outside, ...covered].map(({ part }) => part.textContent);
}

const textSizes = [16, 21, 24, 32];
const widths = [320, 360, 390, 430, 667, 800, 1024, 1280];
const readers = [
  ['a guest', null],
  ['an account', { role: 'reader' }],
  ['an admin', { role: 'admin' }],
] as const;

afterEach(() => document.documentElement.style.removeProperty('font-size'));

test.each(
  readers.flatMap((reader) => textSizes.map((size) => [reader[0], size, reader[1]] as const)),
)('%s fits with text of %i px', async (_name, textSize, user) => {
  document.documentElement.style.fontSize = `${textSize}px`;
  serveWhatWaits({ items: 120 });
  render(<HeaderBar user={user} stats={stats} onLogout={() => {}} />);
  await document.fonts.ready;
  for (const width of widths) {
    // Larger text takes the desktop's room: the browser shows the phone's header there instead.
    if (width >= 800 && (width * 16) / textSize < 800) continue;
    await page.viewport(width, 844);
    expect(misplaced(width), `${width} px`).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
});
