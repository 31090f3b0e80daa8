import { expect, test } from 'vitest';

import { followTexts, reasonOf, withReason } from './reasons.ts';

const a = { mistake: ['Persia'], reason: 'It lost.' };
const b = { mistake: ['Persians'], reason: 'They lost.' };
const pair = { mistake: ['Attica', 'Sparta'], reason: 'That is Laconia.' };

test('a reason is found, put in its place, and taken out when it says nothing', () => {
  expect(reasonOf([a, pair], ['Attica', 'Sparta'])).toBe('That is Laconia.');
  expect(reasonOf([pair], ['Attica'])).toBe('');
  expect(withReason([a, pair], ['Persia'], 'No.')).toEqual([{ ...a, reason: 'No.' }, pair]);
  expect(withReason([pair], ['Persia'], 'It lost.')).toEqual([pair, a]);
  expect(withReason([a, pair], ['Persia'], '')).toEqual([pair]);
});

test.each([
  ['one is changed', ['Persia', 'Egypt'], ['Media', 'Egypt'], [{ ...a, mistake: ['Media'] }]],
  ['another is changed', ['Persia', 'Egypt'], ['Persia', 'Tyre'], [a]],
  ['one is taken out', ['Persia', 'Egypt'], ['Egypt'], []],
  ['another is taken out', ['Persia', 'Egypt'], ['Persia'], [a]],
  ['one is added', ['Persia'], ['Persia', ''], [a]],
  ['one is added before it', ['Egypt', 'Persia'], ['Egypt', '', 'Persia'], [a]],
  ['two change places', ['Persia', 'Egypt'], ['Egypt', 'Persia'], [a]],
  ['one comes to say the same', ['Persia', 'Persi'], ['Persia', 'Persia'], [a]],
  ['one of the same is changed', ['Persia', 'Persia'], ['Persia', 'Persian'], [a]],
])('%s', (_, before, after, reasons) => {
  expect(followTexts([a], before, after)).toEqual(reasons);
});

test('a text that is written through another one takes none of its reasons along', () => {
  const texts = ['Persia', 'Persians'];
  const steps = ['Persian', 'Persians', 'Persians all'].map((text) => [text, 'Persians']);
  const reasons = steps.reduce(
    ({ before, kept }, after) => ({ before: after, kept: followTexts(kept, before, after) }),
    { before: texts, kept: [a, b] },
  );
  expect(reasons.kept).toEqual([{ ...a, mistake: ['Persian'] }, b]);
});

test('both texts of a mistake follow', () => {
  const before = ['Attica', 'Sparta'];
  expect(followTexts([pair], before, ['Athens', 'Sparta'])[0]?.mistake).toEqual([
    'Athens',
    'Sparta',
  ]);
  expect(followTexts([pair], before, ['Attica', 'Argos'])[0]?.mistake).toEqual(['Attica', 'Argos']);
});
