import { expect, test } from 'vitest';

import { arrangeList, matchPairs, mcq, trueFalse } from '../../testing/sample-content.ts';
import { optionFlaws } from './option-flaws.ts';

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
  ['mixed kinds', ['Vienna', 'Lake Como', 'Marie Curie']],
  ['mixed kinds', ['Isaac Newton', 'Robert Hooke', 'Seven']],
  ['duplicate options', ['20 days', 'Twenty days', '40 days']],
  ['duplicate options', ['Supply and demand', 'Demand and supply', 'Custom']],
  ['alias of the key', ['The Nile', 'The River Nile', 'The Niger']],
  ['alias of the key', ['World Health Organization (WHO)', 'WHO', 'Red Cross']],
  ['numeric options', ['10–20 years', '5–10 years', '30–40 years']],
])('%s: %j', (check, options) => {
  const flaws = optionFlaws(mcq({ options, answer: options[1] ?? '' }));
  expect(flaws.map((flaw) => flaw.check)).toContain(check);
});

test.each<[string[]]>([
  [['5 cents', '10 cents', '20 cents']],
  [['1838', '1859', '1871']],
  [['-1', '0', '1']],
  [['145 BC', '44 BC', '17 AD']],
  [['1 million years', '400 million years', '1 billion years']],
  [['2 pounds', '2.5 pounds', '3 pounds']],
  [['Charles I of England', 'Charles II of England', 'James II of England']],
  [['Raises the price of goods', 'Lowers the price of goods', 'Leaves the price of wool']],
  [['Spiral', 'Barred Spiral', 'Irregular']],
  [['West Timor', 'East Timor', 'Java']],
  [['It sends light on and bends it', 'It sends light on and does not bend it', 'It eats light']],
  [['Both consuls died', 'The senate fled', 'Rome burned']],
  [['The 31st Connecticut', 'The 54th Massachusetts', 'The 22nd Pennsylvania']],
  [['The doomed realm was his own', 'The doomed realm was Egypt', 'The warning was for Cyrus']],
  [['Availability heuristic', 'Representativeness heuristic', 'Anchoring effect']],
  [['Natural selection', 'Use and disuse', 'Spontaneous generation']],
])('no flaw in %j', (options) => {
  expect(optionFlaws(mcq({ options, answer: options[1] ?? '' }))).toEqual([]);
});

test.each<[string, string[]]>([
  ['Who wrote “On Liberty”?', ['Mill', 'John Stuart Mill', 'David Hume']],
  ['Who led India to independence?', ['Mohandas Gandhi', 'Mohandas Karamchand Gandhi', 'Nehru']],
  ['Who was president in the Civil War?', ['President Lincoln', 'Abraham Lincoln', 'Grant']],
])('%s has an alias of its key', (stem, options) => {
  const flaws = optionFlaws(mcq({ stem, options, answer: options[1] ?? '' }));
  expect(flaws.map((flaw) => flaw.check)).toContain('alias of the key');
});

test.each<[string, string[]]>([
  ['How many beaches were landed on?', ['Four', 'Five', 'Omaha and Juno']],
  ['In which year did the war end?', ['1783', '1815', '20 June']],
  ['Where was Mozart born?', ['Salzburg', 'Vienna', 'Joseph Haydn']],
  ['Who sailed round the Cape?', ['Dias', 'Lisbon', 'Vasco da Gama']],
])('%s has options of another kind', (stem, options) => {
  const flaws = optionFlaws(mcq({ stem, options, answer: options[0] ?? '' }));
  expect(flaws.map((flaw) => flaw.check)).toContain('mixed kinds');
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
