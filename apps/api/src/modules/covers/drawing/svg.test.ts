import { expect, test } from 'vitest';

import { element } from './svg.ts';

test('an attribute cannot end itself, nor its element', () => {
  const written = element('g', { fill: `"/><script>alert('x') & more`, y: undefined }, '<path/>');
  expect(written).toBe(
    '<g fill="&quot;/&gt;&lt;script&gt;alert(&#39;x&#39;) &amp; more"><path/></g>',
  );
});
