import { expect, test } from 'vitest';

import { arrangeList, mcq } from '../../testing/sample-content.ts';
import { orderCueFlaws } from './order-cues.ts';

const steps = (...options: string[]) =>
  arrangeList({ options: options.toReversed(), answer: [...options.keys()].toReversed() });
const detailsOf = (...options: string[]) =>
  orderCueFlaws(steps(...options)).map(({ detail }) => /“([^”]*)”/.exec(detail)?.[1] ?? detail);

test.each([
  ['once more', ['Sales fall', 'A chief goes', 'Sales fall once more']],
  ['at last', ['Cheats rise', 'Suckers die', 'Grudgers at last win']],
  ['too', ['You ask', 'Others refuse', 'Friends refuse too']],
  ['They', ['Weavers meet', 'They draw up rules', 'Fees are paid']],
  ['by it', ['Make a plan', 'Test a plan', 'Judge offers by it']],
  ['those', ['Stalks keep seeds', 'Gatherers take more of those', 'Fields fill']],
  ['The pot', ['Leaves lie in a pot', 'Water boils', 'The pot is filled']],
  ['first', ['The first firms fail', 'Banks close', 'Trade stops']],
  ['Numbers in the steps tell their order', ['Act of 1834', 'Act of 1867', 'Act of 1884']],
  ['Numbers in the steps tell their order', ['Two meet', 'Forty march', 'A thousand sing']],
])('%j gives the place away', (cue, options) => {
  expect(detailsOf(...options)).toContain(cue);
});

test.each([
  ['an ordinal in a name', ['Crimean War', 'First World War', 'Second World War']],
  ['a pronoun for what the step names', ['A hawk attacks', 'A dove flees when it is hit', 'Rest']],
  ['one person from the first step on', ['He wakes', 'He shaves', 'He leaves']],
  ['both ends in one step', ['A study begins', 'Some hear praise, others blame', 'Marks fall']],
  ['a noun that is definite throughout', ['The king rides out', 'Nobles meet', 'The king dies']],
  ['numbers up and down', ['Forty ships', 'Twelve ships', 'Ninety ships']],
  ['a relative clause', ['Hawks meet', 'A dove that meets hawks', 'A dove that meets doves']],
  ['another beside one', ['A herdsman sings', 'A boy strikes another', 'Kings weep']],
  ['an idiom', ['Find an empty house', 'Talk to those who live next door', 'Buy at auction']],
])('no cue: %s', (_, options) => {
  expect(detailsOf(...options)).toEqual([]);
});

test('what the question names is known before the first step', () => {
  const content = steps('A cloud contracts', 'Hydrogen fuses', 'The star goes dark');
  expect(
    orderCueFlaws({
      ...content,
      body: { ...content.body, questionText: 'Put the life of a star in order.' },
    }),
  ).toEqual([]);
});

test('other kinds have no steps', () => {
  expect(orderCueFlaws(mcq())).toEqual([]);
});
