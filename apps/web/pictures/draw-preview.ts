/** Draws the picture that previews of a link to Morsel show, into `public`. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { SITE_META, SITE_PICTURE } from '@morsel/sdk/rules';
import { bittenCookiePath } from '@morsel/sdk/rules/cover/figure';
import { chromium } from 'playwright';

import { launchOptions } from '../build/launch-options.ts';

const target = join(import.meta.dirname, '../public', SITE_PICTURE.image);
const tagline = SITE_META.title.replace('Morsel: ', '');

async function fontFace(family: string, file: string): Promise<string> {
  const path = new URL(import.meta.resolve(`@fontsource-variable/${file}`));
  const data = (await readFile(path)).toString('base64');
  return `@font-face { font-family: '${family}'; font-weight: 300 900;
    src: url('data:font/woff2;base64,${data}') }`;
}

const fonts = await Promise.all([
  fontFace('Winky Sans', 'winky-sans/files/winky-sans-latin-wght-normal.woff2'),
  fontFace('Figtree', 'figtree/files/figtree-latin-wght-normal.woff2'),
]);

const cookie = (fill: string): string => {
  const path = bittenCookiePath({ x: 50, y: 52 }, 45);
  const chips = [
    [33, 46, 6.5],
    [45, 72, 7],
    [56, 51, 5],
    [70, 75, 5.5],
  ].map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#21120b" />`);
  return `<svg viewBox="0 0 106 110"><path d="${path}" transform="translate(4 4)" fill="#21120b"
      stroke="#21120b" stroke-width="3" stroke-linejoin="round" />
    <path d="${path}" fill="${fill}" stroke="#21120b" stroke-width="3" stroke-linejoin="round" />
    ${chips.join('')}</svg>`;
};

/** Figures and letters of the wordmark, as the header has them. */
const wordmark = `M<svg viewBox="2 0 96 100"><path d="${bittenCookiePath({ x: 50, y: 52 }, 45)}"
  fill="#e23c1e" stroke="#21120b" stroke-width="9" stroke-linejoin="round" />
  <circle cx="33" cy="46" r="7" fill="#21120b" /><circle cx="45" cy="72" r="7" fill="#21120b" />
  </svg>rsel`;

const scallops = (fill: string, at: number): string =>
  `radial-gradient(circle at 30px 0, ${fill} 24px, #21120b 25px 30px, transparent 31px)
   ${at}px 0 / 120px 32px repeat-x`;

const page = await (
  await chromium.launch(launchOptions())
).newPage({
  viewport: SITE_PICTURE.imageSize,
});
await page.setContent(`<style>
  ${fonts.join('\n')}
  body { margin: 0; height: 100vh; background: #ffedc6; color: #21120b; overflow: hidden }
  .paper { height: 46px; background: #fffaee; border-bottom: 6px solid #21120b }
  .awning { height: 40px; background: ${scallops('#e23c1e', 0)}, ${scallops('#fffaee', 60)} }
  .words { position: absolute; left: 76px; top: 172px; width: 660px }
  .name { font: 900 190px/1 'Winky Sans'; letter-spacing: -0.015em }
  .name svg { height: 0.6em; margin: 0 0.01em 0 0.025em; overflow: visible }
  .tagline { margin-top: 16px; font: 900 58px/1.1 'Winky Sans' }
  .about { margin-top: 26px; max-width: 560px; font: 600 32px/1.35 'Figtree'; color: #6b4630 }
  .cookie { position: absolute; right: 20px; top: 120px; width: 480px; transform: rotate(8deg) }
</style>
<div class="paper"></div><div class="awning"></div>
<div class="words"><div class="name">${wordmark}</div><div class="tagline">${tagline}</div>
<div class="about">${SITE_META.description}</div></div>
<div class="cookie">${cookie('#ffbe1a')}</div>`);
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: target });
await page.context().browser()?.close();
