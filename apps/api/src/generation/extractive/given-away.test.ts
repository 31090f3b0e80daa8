import { expect, test } from 'vitest';

import { givesAway } from './given-away.ts';

test.each([
  ['a host that collects what others log', 'loghost', true],
  ['a piece of software for virtual private networks', 'OpenVPN', true],
  ['a project that holds other projects as its parts', 'superproject', true],
  ['a movement of socialist ideology', 'democratic socialism', true],
  ['a machine that joins several networks', 'router', false],
  ['the stone that is left when lava cools', 'basalt', false],
])('%s: %s', (description, term, gives) => {
  expect(givesAway(description, term)).toBe(gives);
});
