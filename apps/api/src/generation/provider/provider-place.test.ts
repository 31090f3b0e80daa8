import { expect, test } from 'vitest';

import { placeOf } from './provider-place.ts';

test.each([
  [undefined, 'openai'],
  ['https://api.openai.com/v1', 'openai'],
  ['http://localhost:11434/v1', 'local'],
  ['http://127.0.0.1:8080/v1', 'local'],
  ['http://[::1]:8080/v1', 'local'],
  ['http://[fd12:3456::1]:8080/v1', 'local'],
  ['http://192.168.1.20:1234/v1', 'local'],
  ['http://172.17.0.1:11434/v1', 'local'],
  ['http://100.101.102.103:11434/v1', 'local'],
  ['http://ollama:11434/v1', 'local'],
  ['http://host.docker.internal:11434/v1', 'local'],
  ['http://attic.local:8080/v1', 'local'],
  ['https://172.32.0.1/v1', 'other'],
  ['https://8.8.8.8/v1', 'other'],
  ['https://[2001:db8::1]/v1', 'other'],
  ['https://openrouter.ai/api/v1', 'other'],
  ['https://localhost.example/v1', 'other'],
] as const)('%s is %s', (address, place) => {
  expect(placeOf(address)).toBe(place);
});
