import { expect, test } from 'vitest';

import { isForeignShare } from './is-foreign-share.ts';

const OURS = 'https://morsel.example';

test.each([
  ['an app, which names no site', 'null', '', 'document', false],
  ['an app of a browser that sends no origin', null, '', 'document', false],
  ['a page of ours', OURS, `${OURS}/`, 'document', false],
  ['another site', 'https://other.example', 'https://other.example/', 'document', true],
  ['another site that conceals one of both', 'null', 'https://other.example/', 'document', true],
  ['a sibling of ours', 'https://www.morsel.example', '', 'document', true],
  ['a frame, whatever it conceals', 'null', '', 'iframe', true],
  ['a site that conceals both: nobody can tell', 'null', '', 'document', false],
] as const)('%s', (_, origin, referrer, destination, isForeign) => {
  const headers = new Headers(origin === null ? {} : { origin });
  expect(isForeignShare({ headers, referrer, destination }, OURS)).toBe(isForeign);
});
