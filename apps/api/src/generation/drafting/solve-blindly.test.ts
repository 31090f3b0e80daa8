import { QUESTION_KINDS } from '@morsel/sdk/domain';
import { describe, expect, test } from 'vitest';

import { composeQuestion } from '../../items/compose-item.ts';
import { REMEMBERED } from '../../testing/model-server/memory.ts';
import { type Behaviour, modelServer } from '../../testing/model-server/model-server.ts';
import { saysJson } from '../../testing/model-server/replies.ts';
import { plantingWrongKeys, writing } from '../../testing/model-server/scripted-model.ts';
import { arrangeList, matchPairs, mcq, trueFalse } from '../../testing/sample-content.ts';
import { draftItems } from './draft-items.ts';
import { type SolvingOrder, solveBlindly } from './solve-blindly.ts';

const FOR_EVER = { signal: new AbortController().signal };
const ORDER = { book: { title: 'Tides', author: 'Ada Marsh' }, passage: REMEMBERED };

/** The texts of drafted questions with the verdicts on them. */
async function verdictsOnDrafts(behave: Behaviour): Promise<[string, string | undefined][]> {
  const { model } = await modelServer({ behave });
  const order = { ...ORDER, what: 'questions', kinds: QUESTION_KINDS, count: 8 } as const;
  const { drafts } = await draftItems(model, order, FOR_EVER);
  const questions = drafts.flatMap(({ item }, id) =>
    item.type === 'flashcard' ? [] : [{ id, content: composeQuestion(item, null, id) }],
  );
  const { verdicts } = await solveBlindly(model, { ...ORDER, questions, seed: 5 }, FOR_EVER);
  return questions.map(({ id, content }) => [content.body.questionText, verdicts.get(id)]);
}

/** The verdict on one question when the solver answers so. */
async function verdictOn(content: SolvingOrder['questions'][number]['content'], answers: unknown) {
  const { model } = await modelServer({ behave: () => saysJson({ answers }) });
  const questions = [{ id: 9, content }];
  const { verdicts } = await solveBlindly(model, { ...ORDER, questions, seed: 5 }, FOR_EVER);
  return verdicts.get(9);
}

const WRITTEN = composeQuestion(
  {
    type: 'typed',
    text: 'Which metal is liquid in a warm room?',
    answer: 'mercury',
    accepted: ['quicksilver'],
    explanation: 'It melts at minus 39 degrees.',
  },
  null,
  1,
);
const SURPLUS = composeQuestion(
  {
    type: 'match_pairs',
    text: 'Match each animal with its class.',
    pairs: [
      ['Ape', 'Mammal'],
      ['Hen', 'Bird'],
      ['Cod', 'Fish'],
    ],
    surplus: ['Reptile'],
    explanation: 'Apes give milk.',
  },
  null,
  1,
);
const FOREIGN = composeQuestion(
  {
    type: 'arrange_list',
    text: 'Put these in the order in which a plant grows them.',
    order: ['Root', 'Leaf', 'Bloom'],
    foreign: ['Stone'],
    explanation: 'Roots are first.',
  },
  null,
  1,
);

/** The verdict on the numbers that these texts have on the sheet; left sides as they stand there. */
async function verdictOnPicked(
  content: SolvingOrder['questions'][number]['content'],
  texts: readonly string[],
) {
  const behave: Behaviour = ({ user }) => {
    const lines = user.split('\n');
    const at = (text: string) => lines.find((line) => line.endsWith(`. ${text}`)) ?? '0';
    const left = ['Ape', 'Hen', 'Cod'].filter(() => content.kind === 'match_pairs');
    const inOrder =
      left.length === 0
        ? texts
        : left
            .toSorted((a, b) => Number.parseInt(at(a)) - Number.parseInt(at(b)))
            .map((text) => texts[left.indexOf(text)] ?? '');
    return saysJson({
      answers: [{ question: 1, picks: inOrder.map((text) => Number.parseInt(at(text))), text: '' }],
    });
  };
  const { model } = await modelServer({ behave });
  const order = { ...ORDER, questions: [{ id: 9, content }], seed: 5 };
  return (await solveBlindly(model, order, FOR_EVER)).verdicts.get(9);
}

describe('the blind solver', () => {
  test('agrees with right keys of all kinds', async () => {
    const verdicts = await verdictsOnDrafts(writing());
    expect(verdicts).toHaveLength(8);
    expect(new Set(verdicts.map(([, verdict]) => verdict))).toEqual(new Set(['agreed']));
  });

  test('disagrees with wrong ones, of all kinds', async () => {
    const behave = plantingWrongKeys(0.5);
    const verdicts = await verdictsOnDrafts(behave);
    const disagreed = verdicts.filter(([, verdict]) => verdict === 'disagreed');
    expect(disagreed.map(([text]) => text)).toEqual(
      verdicts.map(([text]) => text).filter((text) => behave.planted.has(text)),
    );
    expect(disagreed).toHaveLength(4);
  });

  test.each([
    ['mcq', mcq(), [0]],
    ['mcq with two options', mcq(), [1, 2]],
    ['mcq with an option that is not there', mcq(), [7]],
    ['mcq with nothing', mcq(), []],
    ['true_false', trueFalse(), [0]],
    ['match_pairs', matchPairs(), [0]],
    ['match_pairs with one for two', matchPairs(), [1, 1, 2]],
    ['arrange_list', arrangeList(), [0]],
    ['arrange_list with one twice', arrangeList(), [1, 1, 2]],
  ])('finds it ambiguous when the answer is no possible one: %s', async (_, content, picks) => {
    expect(await verdictOn(content, [{ question: 1, picks }])).toBe('ambiguous');
  });

  test.each([
    ['the answer', 'Mercury', 'agreed'],
    ['another wording', 'quicksilver', 'agreed'],
    ['a slip', 'mercuri', 'agreed'],
    ['something else', 'Gallium', 'disagreed'],
    ['nothing', '', 'ambiguous'],
  ])('grades what it writes as readers are graded: %s', async (_, text, verdict) => {
    expect(await verdictOn(WRITTEN, [{ question: 1, picks: [], text }])).toBe(verdict);
    expect(await verdictOn(WRITTEN, [{ question: 1, text }])).toBe(verdict);
  });

  test.each([
    ['surplus', SURPLUS, 'match, 1 on the right stay over'],
    ['foreign', FOREIGN, 'put in order 3 of these 4, the others do not belong'],
    ['written', WRITTEN, 'write the answer'],
  ])('is told what to do: %s', async (_, content, task) => {
    const server = await modelServer({ behave: () => saysJson({ answers: [{ question: 1 }] }) });
    const order = { ...ORDER, questions: [{ id: 1, content }], seed: 5 };
    await solveBlindly(server.model, order, FOR_EVER);
    expect(server.requests[0]?.user).toContain(`Question 1: ${task}\n`);
  });

  test.each([
    ['the right ones', SURPLUS, ['Mammal', 'Bird', 'Fish'], 'agreed'],
    ['the surplus for a right one', SURPLUS, ['Mammal', 'Reptile', 'Fish'], 'disagreed'],
    ['the steps that belong', FOREIGN, ['Root', 'Leaf', 'Bloom'], 'agreed'],
    ['the foreign step', FOREIGN, ['Root', 'Stone', 'Bloom'], 'disagreed'],
    ['all steps', FOREIGN, ['Root', 'Leaf', 'Bloom', 'Stone'], 'ambiguous'],
  ])('meets texts that fit nowhere and picks %s', async (_, content, texts, verdict) => {
    expect(await verdictOnPicked(content, texts)).toBe(verdict);
  });

  test('finds what it leaves out ambiguous', async () => {
    expect(await verdictOn(mcq(), [{ question: 2, picks: [1] }, { question: 1 }])).toBe(
      'ambiguous',
    );
  });

  test.each([
    ['true', 1, 'agreed'],
    ['false', 2, 'disagreed'],
  ])('takes a statement for %s', async (_, pick, verdict) => {
    expect(await verdictOn(trueFalse(), [{ question: 1, picks: [pick] }])).toBe(verdict);
  });

  test('sees neither keys nor explanations, and options in orders of its own', async () => {
    const server = await modelServer({
      behave: () => saysJson({ answers: [{ question: 1, picks: [1] }] }),
    });
    const questions = [{ id: 1, content: mcq() }];
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      await solveBlindly(server.model, { ...ORDER, questions, seed }, FOR_EVER);
    }
    const orders = server.requests.map(({ user }) => user.slice(user.indexOf('Question 1')));
    expect(new Set(orders).size).toBeGreaterThan(2);
    expect(orders.join()).not.toContain('minus 39');
  });

  test('asks nothing about nothing', async () => {
    const server = await modelServer({ behave: writing() });
    const order = { ...ORDER, questions: [], seed: 5 };
    expect((await solveBlindly(server.model, order, FOR_EVER)).verdicts.size).toBe(0);
    expect(server.requests).toHaveLength(0);
  });
});
