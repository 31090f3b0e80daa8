import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { LONGEST } from '../domain/lengths.ts';
import { WRITTEN_ANSWERS } from '../testing/written-answers/written-answers.ts';
import { normalizedText } from './normalized-text.ts';
import { isAcceptedText, writtenProblem } from './written-grading.ts';

describe('the table of written answers', () => {
  test('holds at least 600 answers, a third aside', () => {
    expect(WRITTEN_ANSWERS.length).toBeGreaterThanOrEqual(600);
    expect(WRITTEN_ANSWERS.filter(({ heldOut }) => heldOut).length).toBeGreaterThan(200);
  });

  test.each([
    ['all', WRITTEN_ANSWERS],
    ['seen', WRITTEN_ANSWERS.filter(({ heldOut }) => !heldOut)],
    ['held out', WRITTEN_ANSWERS.filter(({ heldOut }) => heldOut)],
  ])(
    '%s: at most 3 %% refused that are right, at most 1 %% accepted that are not',
    (_, answers) => {
      const meant = answers.filter(({ verdict }) => verdict !== 'wrong');
      const wrong = answers.filter(({ verdict }) => verdict === 'wrong');
      const refused = meant.filter(({ text, wordings }) => !isAcceptedText(text, wordings));
      const accepted = wrong.filter(({ text, wordings }) => isAcceptedText(text, wordings));
      // Those are shown, should a figure be missed.
      expect(refused.length > 0.03 * meant.length ? refused : []).toEqual([]);
      expect(accepted.length > 0.01 * wrong.length ? accepted : []).toEqual([]);
    },
  );

  test('accepts each wording as it stands', () => {
    for (const { wordings } of WRITTEN_ANSWERS) {
      for (const wording of wordings) expect(isAcceptedText(wording, wordings)).toBe(true);
    }
  });
});

describe('isAcceptedText', () => {
  test.each([
    ['1914', '1915'],
    ['1000', '100'],
    ['2.5', '25'],
    ['10²', '102'],
    ['80/20', '8020'],
    ['5 km', '5 m'],
    ['10%', '10'],
    ['-5', '5'],
    ['١٩١٤', '1915'],
    ['$100', '€100'],
    ['World War II', 'World War III'],
  ])('numbers are exact: %s is not %s', (wording, text) => {
    expect(isAcceptedText(text, [wording])).toBe(false);
    expect(isAcceptedText(wording, [text])).toBe(false);
  });

  test.each([
    ['price', 'pride'],
    ['plan', 'plant'],
    ['cause', 'cases'],
    ['planet', 'plants'],
    ['experience', 'experiment'],
    ['BATNA', 'BATNO'],
  ])('a letter that makes another word is no slip: %s is not %s', (wording, text) => {
    expect(isAcceptedText(text, [wording])).toBe(false);
    expect(isAcceptedText(wording, [text])).toBe(false);
  });

  test.each(['', ' ', '?!', '…', '\u200b', '🙂', '()'])('nothing was said with %j', (text) => {
    expect(isAcceptedText(text, [text, 'flow'])).toBe(false);
  });

  test.each([
    ['minimum viable product (MVP)', true],
    ['MVP (minimum viable product)', true],
    ['MVP (minimum lovable product)', false],
    ['MVP (', true],
  ])('a wording may stand in brackets behind another: %s', (text, accepted) => {
    expect(isAcceptedText(text, ['minimum viable product', 'MVP'])).toBe(accepted);
  });

  test('a wording accepts itself, in capitals too, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const isSaid = normalizedText(text) !== '';
        expect(isAcceptedText(text, [text])).toBe(isSaid);
        const capitals = text.toUpperCase();
        if (capitals.toLowerCase() !== text.toLowerCase()) return;
        expect(isAcceptedText(capitals, [text])).toBe(isSaid);
      }),
    );
  });

  test('never throws, whatever comes', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 400 });
    fc.assert(
      fc.property(anything, fc.array(anything, { maxLength: 4 }), (text, wordings) => {
        expect(isAcceptedText(text, wordings)).toBeTypeOf('boolean');
      }),
    );
  });

  test.each(['a', 'ab', 'a ', '1 ', '1,', 'the ', '(', "'", '000 ', 'x and ', '.a', 'e\u0301'])(
    'ends with %j over and over',
    (bit) => {
      const text = bit.repeat(300).slice(0, 300);
      const wordings = Array.from({ length: 20 }, (_, place) => `${text.slice(place)}b`);
      expect(isAcceptedText(`b${text.slice(1)}`, wordings)).toBeTypeOf('boolean');
    },
  );
});

describe('writtenProblem', () => {
  test.each([
    { text: 'a' },
    { text: ' flow ' },
    { text: 'a'.repeat(LONGEST.written) },
    { text: '?' },
  ])('finds none: %j', (answer) => {
    expect(writtenProblem(answer)).toBeUndefined();
  });

  test.each([
    [{ text: '' }, 'The answer must not be empty'],
    [{ text: ' \n ' }, 'The answer must not be empty'],
    [{ text: 'a'.repeat(121) }, 'The answer must have at most 120 characters'],
    [{ text: 3 }, 'The answer must be an object with a text'],
    [{}, 'The answer must be an object with a text'],
    ['flow', 'The answer must be an object with a text'],
    [['flow'], 'The answer must be an object with a text'],
    [null, 'The answer must be an object with a text'],
    [undefined, 'The answer must be an object with a text'],
  ])('refuses %j', (answer, problem) => {
    expect(writtenProblem(answer)).toBe(problem);
  });
});

test.each([
  ['p > 0.05', 'p < 0.05'],
  ['≥ 5', '≤ 5'],
  ['H-', 'H+'],
  ['Na', 'Na+'],
  ['y ≠ x', 'y = x'],
  ['C', 'C#'],
  ['C', 'C++'],
  ['11/2', '1½'],
  ['statute', 'statue'],
])('%s is not %s', (typed, wording) => {
  expect(isAcceptedText(typed, [wording])).toBe(false);
});

test.each([
  ['E=mc2', 'E = mc²'],
  ['thirteen', '13'],
  ['c#', 'C#'],
  ['p<0.05', 'p < 0.05'],
  ['1 1/2', '1½'],
])('%s is %s', (typed, wording) => {
  expect(isAcceptedText(typed, [wording])).toBe(true);
});
