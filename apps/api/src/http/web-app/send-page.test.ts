import { SITE_META } from '@morsel/sdk/rules';
import { describe, expect, it } from 'vitest';

import { withHead } from './send-page.ts';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Morsel: brains love snacks too</title>
    <meta
      name="description"
      content="Bite-sized questions"
    />
    <link rel="icon" href="/favicon.svg" />
  </head>
  <body></body>
</html>
`;

const head = { meta: SITE_META, address: 'https://morsel.example', noIndex: false };
const titled = (title: string) => withHead(PAGE, { ...head, meta: { ...SITE_META, title } });

describe('the head of a page', () => {
  it('replaces what the general page says', () => {
    const page = withHead(PAGE, head);
    expect(page.match(/<title>/g)).toHaveLength(1);
    expect(page.match(/name="description"/g)).toHaveLength(1);
    expect(page).toContain('<link rel="canonical" href="https://morsel.example/" />');
    expect(page).toContain('<meta property="og:url" content="https://morsel.example/" />');
    expect(page).toContain('<link rel="icon" href="/favicon.svg" />');
    expect(page).toContain('property="og:image" content="https://morsel.example/preview.png"');
    expect(page).not.toContain('noindex');
  });

  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['"onload="x', '&quot;onload=&quot;x'],
    ["Tom & Jerry's", 'Tom &amp; Jerry&#39;s'],
    ['&lt;', '&amp;lt;'],
    ['</title><b>', '&lt;/title&gt;&lt;b&gt;'],
    ['$& $1 $` $$', '$&amp; $1 $` $$'],
    ['ספר קטן', 'ספר קטן'],
  ])('shows %s as text', (title, escaped) => {
    const page = titled(title);
    expect(page).toContain(`<title>${escaped}</title>`);
    expect(page).toContain(`<meta property="og:title" content="${escaped}" />`);
    expect(page.replaceAll(escaped, '')).toBe(titled('').replaceAll(escaped, ''));
  });

  it('tells search engines to leave a page alone', () => {
    const page = withHead(PAGE, { ...head, noIndex: true });
    expect(page).toContain('<meta name="robots" content="noindex" />');
  });
});
