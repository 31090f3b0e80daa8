import { arrangeList, matchPairs, mcq, trueFalse } from '../../sample-content.ts';
import { type Case, asStored } from '../case.ts';

const question = mcq();
const statement = trueFalse();
const pairs = matchPairs();
const list = arrangeList();

/** 2: a key that no answer can meet, as models give it. */
export const answerShape: readonly Case[] = [
  { ...question, answerKey: { ...question.answerKey, answer: 4 } },
  { ...question, answerKey: { ...question.answerKey, answer: -1 } },
  { ...question, answerKey: { ...question.answerKey, answer: 1.5 } },
  { ...question, answerKey: { ...question.answerKey, answer: [1] } },
  { ...statement, answerKey: { ...statement.answerKey, answer: 2 } },
  { ...statement, body: { ...statement.body, options: ['TRUE', 'FALSE', 'MAYBE'] } },
  { ...pairs, answerKey: { ...pairs.answerKey, answer: { Ape: 'Mammal', Hen: 'Bird' } } },
  {
    ...pairs,
    answerKey: { ...pairs.answerKey, answer: { Ape: 'Mammal', Hen: 'Bird', Cod: 'Bird' } },
  },
  { ...pairs, answerKey: { ...pairs.answerKey, answer: [0, 1, 2] } },
  matchPairs({ right: ['Fish', 'Mammal', 'Bird', 'Insect'] }),
  { ...list, answerKey: { ...list.answerKey, answer: [3, 1, 2] } },
  { ...list, answerKey: { ...list.answerKey, answer: [0, 0, 1] } },
].map((content) => asStored(content));
