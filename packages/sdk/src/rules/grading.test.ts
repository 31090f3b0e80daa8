import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type Answer, type RightAnswer, UNKNOWN } from '../domain/answers.ts';
import { isWrittenKind, QUESTION_KINDS, type QuestionKind } from '../domain/kinds.ts';
import { answerProblem, isCorrectAnswer } from './grading.ts';

const mcq = { type: 'mcq', options: ['a', 'b', 'c'] };
const trueFalse = { type: 'true_false', options: ['TRUE', 'FALSE'] };
const arrange = { type: 'arrange_list', options: ['a', 'b', 'c'] };
const match = { type: 'match_pairs', options: { left: ['a', 'b'], right: ['1', '2'] } };
const uneven = { type: 'match_pairs', options: { left: ['a', 'b', 'c'], right: ['1', '2'] } };
const flat = { type: 'match_pairs', options: ['a', 'b', '1', '2'] };

describe('answerProblem', () => {
  test.each([
    [mcq, 0],
    [mcq, 2],
    [trueFalse, 0],
    [trueFalse, 1],
    [mcq, UNKNOWN],
    [trueFalse, UNKNOWN],
    [arrange, UNKNOWN],
    [match, UNKNOWN],
    [{ type: 'true_false', options: [] }, 1],
    [arrange, [2, 0, 1]],
    [match, { a: '2', b: '1' }],
    [flat, { a: '2', b: '1' }],
    [uneven, { a: '2', c: '1' }],
    [{ ...arrange, placed: 2 }, [2, 0]],
    [{ type: 'typed', options: [] }, { text: 'anchoring' }],
    [{ type: 'typed', options: [] }, UNKNOWN],
    [{ type: 'cloze', options: [] }, { text: 'anchoring' }],
  ])('finds none: %j answered %j', (question, answer) => {
    expect(answerProblem(question, answer)).toBeUndefined();
  });

  test.each(QUESTION_KINDS)('a text answers %s where it is a written kind', (type) => {
    const isTaken = answerProblem({ type, options: ['a', 'b'] }, { text: 'a' }) === undefined;
    expect(isTaken).toBe(isWrittenKind(type));
  });

  test.each([
    [mcq, 3, 'The answer must be between 0 and 2'],
    [trueFalse, 2, 'The answer must be between 0 and 1'],
    [arrange, [0, 1], 'The answer must place all 3 options'],
    [{ ...arrange, placed: 2 }, [2, 0, 1], 'The answer must place 2 options'],
    [{ ...arrange, placed: 2 }, [2, 2], 'The answer holds an option twice'],
    [{ type: 'typed', options: [] }, 1, 'The answer must be an object with a text'],
    [
      { type: 'typed', options: [] },
      { text: 'a', b: 'c' },
      'The answer must be an object with a text',
    ],
    [{ type: 'typed', options: [] }, { text: 7 }, 'The answer must be an object with a text'],
    [{ type: 'cloze', options: [] }, { text: ' ' }, 'The answer must not be empty'],
    [
      { type: 'cloze', options: [] },
      { text: 'a'.repeat(121) },
      'The answer must have at most 120 characters',
    ],
    [arrange, [0, 1, 2, 0], 'The answer must place all 3 options'],
    [arrange, [0, 1, 1], 'The answer holds an option twice'],
    [arrange, [0, 1, 3], 'The answer holds an unknown option'],
    [match, { a: '1' }, 'The answer must hold 2 matches'],
    [match, {}, 'The answer must hold 2 matches'],
    [match, { a: '1', b: '1' }, 'The answer uses a right item twice'],
    [match, { a: '1', z: '2' }, 'The answer holds an item that the question does not have'],
    [match, { a: '1', b: '9' }, 'The answer holds an item that the question does not have'],
    [match, { a: '1', b: null }, 'The answer holds an item that the question does not have'],
    [match, { '1': 'a', '2': 'b' }, 'The answer holds an item that the question does not have'],
    [{ ...match, options: [] }, {}, 'The question has no items to match'],
    [{ ...mcq, options: null }, 0, 'The question has no options'],
    [{ ...mcq, options: [] }, 0, 'The question has no options'],
    [{ ...arrange, options: [] }, [], 'The question has no options'],
    [{ type: 'essay', options: [] }, 0, 'Unsupported question type'],
  ])('refuses %j answered %j', (question, answer, problem) => {
    expect(answerProblem(question, answer)).toBe(problem);
  });

  const misfits = [null, undefined, true, '0', '', -1, 0.5, Number.NaN, [2], [null], {}, { a: 1 }];
  test.each([
    [mcq, misfits],
    [trueFalse, misfits],
    [arrange, [...misfits, 0, ['0', '1', '2'], [0, 1, 2.5], { 0: 0, 1: 1, 2: 2 }]],
    [match, [...misfits, 0, ['a', '1'], [['a', '1']]]],
  ])('refuses for %j what has another shape', (question, answers) => {
    for (const answer of answers) expect(answerProblem(question, answer)).toBeTypeOf('string');
  });

  test('never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.string(), fc.anything(), fc.anything(), (type, options, answer) => {
        for (const known of [type, ...QUESTION_KINDS]) {
          const problem = answerProblem({ type: known, options }, answer);
          expect(['string', 'undefined']).toContain(typeof problem);
        }
      }),
    );
  });
});

describe('isCorrectAnswer', () => {
  test.each<[QuestionKind, RightAnswer, Answer, boolean]>([
    ['mcq', 2, 2, true],
    ['mcq', 2, 1, false],
    ['mcq', 0, [0], false],
    ['true_false', 0, 0, true],
    ['true_false', 0, 1, false],
    ['arrange_list', [2, 0, 1], [2, 0, 1], true],
    ['arrange_list', [2, 0, 1], [2, 1, 0], false],
    ['arrange_list', [2, 0, 1], [2, 0], false],
    ['arrange_list', [0], 0, false],
    ['match_pairs', { a: '1', b: '2' }, { b: '2', a: '1' }, true],
    ['match_pairs', { a: '1', b: '2' }, { a: '2', b: '1' }, false],
    ['match_pairs', { a: '1', b: '2' }, { a: '1' }, false],
    ['match_pairs', { a: '1', b: '2' }, { a: '1', c: '2' }, false],
    ['match_pairs', { a: '1' }, {}, false],
    ['match_pairs', { a: '1' }, { toString: '1' }, false],
    ['match_pairs', { a: '1' }, [1], false],
    ['mcq', 0, UNKNOWN, false],
    ['true_false', 0, UNKNOWN, false],
    ['arrange_list', [0], UNKNOWN, false],
    ['match_pairs', { a: '1' }, UNKNOWN, false],
    ['arrange_list', [2, 0], [2, 0], true],
    ['arrange_list', [2, 0], [2, 1], false],
    ['typed', { text: 'loss aversion' }, { text: 'Loss aversion' }, true],
    ['typed', { text: 'loss aversion' }, { text: 'anchoring' }, false],
    ['typed', { text: 'unknown' }, { text: 'unknown' }, true],
    ['typed', { text: 'unknown' }, UNKNOWN, false],
    ['cloze', { text: 'fitness' }, { text: 'fitness' }, true],
    ['cloze', { text: 'fitness' }, 0, false],
  ])('%s, key %j, answer %j: %s', (type, key, answer, isCorrect) => {
    expect(isCorrectAnswer(type, { answer: key }, answer)).toBe(isCorrect);
  });

  test.each([
    [{ a: '1', b: '2', c: '1' }, { a: '1', b: '2' }, true],
    [{ a: '1', b: '2', c: '1' }, { c: '1', b: '2' }, true],
    [{ a: '1', b: '2', c: '1' }, { a: '2', b: '1' }, false],
    [{ a: '1', b: '2' }, { a: '1', b: '3' }, false],
  ])('sides of different size, key %j: %j is %s', (key, answer, isCorrect) => {
    expect(isCorrectAnswer('match_pairs', { answer: key }, answer)).toBe(isCorrect);
  });

  test('another wording that is accepted is right', () => {
    const key = { answer: { text: 'loss aversion' }, accepted: ['fear of losses'] };
    expect(isCorrectAnswer('typed', key, { text: 'Fear of losses' })).toBe(true);
  });
});
