import { expect, test } from 'vitest';

import { arrangeList, matchPairs, mcq, trueFalse } from '../../testing/sample-content.ts';
import { optionFlaws } from './options.ts';

test.each<[string, string[]]>([
  ['duplicate options', ['Iron', 'iron!', 'Copper']],
  ['duplicate options', ['Representativeness', 'Representativenes', 'Anchoring']],
  ['duplicate options', ['1,000 men', '1000 men', '20 men']],
  ['subset options', ['The invisible hand', 'The hand', 'The market price']],
  ['catch-all option', ['Iron', 'Copper', 'All of the above']],
  ['catch-all option', ['Iron', 'Copper', 'Both of these']],
  ['catch-all option', ['Iron', 'Copper', 'Both iron and copper']],
  ['catch-all option', ['Iron', 'Copper', 'A and B']],
  ['alias of the key', ['MVP', 'Minimum viable product', 'Landing page']],
  ['alias of the key', ['Kahneman', 'Daniel Kahneman', 'Amos Tversky']],
  ['numeric options', ['20 cents', '5 cents', '10 cents']],
  ['numeric options', ['5 cents', '10 dollars', '20 cents']],
  ['mixed kinds', ['1859', '1871', 'Charles Darwin']],
  ['mixed kinds', ['Adam Smith', 'David Ricardo', 'the price of corn']],
])('%s: %j', (check, options) => {
  const flaws = optionFlaws(mcq({ options, answer: options[1] ?? '' }));
  expect(flaws.map((flaw) => flaw.check)).toContain(check);
});

test.each<[string[]]>([
  [['5 cents', '10 cents', '20 cents']],
  [['1838', '1859', '1871']],
  [['The doomed realm was his own', 'The doomed realm was Egypt', 'The warning was for Cyrus']],
  [['Availability heuristic', 'Representativeness heuristic', 'Anchoring effect']],
  [['Natural selection', 'Use and disuse', 'Spontaneous generation']],
])('no flaw in %j', (options) => {
  expect(optionFlaws(mcq({ options, answer: options[1] ?? '' }))).toEqual([]);
});

test('the sides of match_pairs and the entries of arrange_list are compared too', () => {
  const twins = matchPairs({ left: ['Ape', 'Apes.', 'Cod', 'ape'] });
  expect(optionFlaws(twins).map(({ check }) => check)).toContain('duplicate options');
  const list = arrangeList({ options: ['Crimean War', 'crimean war', 'Hundred Years War'] });
  expect(optionFlaws(list).map(({ check }) => check)).toContain('duplicate options');
});

test('TRUE and FALSE are not compared', () => {
  expect(optionFlaws(trueFalse())).toEqual([]);
});
