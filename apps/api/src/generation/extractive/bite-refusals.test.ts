import { expect, test } from 'vitest';

import { isCut, isOfScreen, saysNothing } from './bite-refusals.ts';

test.each([
  'The sonatas of Paradies, a contemporary of Bach, are of interest.',
  'The earliest of the published sonatas is somewhat of a curiosity.',
  'The above principle is merely one of the self-evident principles of logic.',
  'The principles that govern the advance are considered in the School of the Battalion.',
  'Loan schedules and interest rates can be somewhat complex.',
  'Notice that the total of the parent accounts shows the value of the currency.',
  'The change on the right foot is similarly executed.',
  'A slightly different way to build such a program is to return an object.',
  'Sequences of pottery are not only used to provide estimates of dates.',
])('says nothing: %s', (sentence) => {
  expect(saysNothing(sentence)).toBe(true);
});

test.each([
  'The value of philosophy is to be sought largely in its very uncertainty.',
  'Bytea octets are output in hex format by default.',
  'Prejudice persists in society due to social learning and conformity to social norms.',
  'Rent is paid not only for land but for houses.',
])('says something: %s', (sentence) => {
  expect(saysNothing(sentence)).toBe(false);
});

test.each([
  ['Bach wrote some suites for violins.', 'Among these is one by J.S.'],
  ['Association among response and volume in individuals with stress.', 'Felmingham, K. (2013).'],
  ['Column of squads, first company, squads right, 2.', ''],
  ['The letters were printed in London by Smith, op.', ''],
  ['Smith wrote in the Journal of Morbid Anatomy about the liver.', ''],
])('is cut or an entry of a bibliography: %s', (sentence, before) => {
  expect(isCut(sentence, before)).toBe(true);
});

test('a whole sentence after a whole one is not cut', () => {
  expect(isCut('The moon raises the tides of every ocean.', 'It is small.')).toBe(false);
});

test.each([
  ['en', 'The tab allows the user to assign a model to a component.', true],
  ['de', 'Auf der Registerkarte werden mehr Abschnitte angezeigt.', true],
  ['fr', 'Un clic sur le bouton ouvre la liste des ports.', true],
  ['en', 'Spring tides follow the full moon.', false],
])('in %s, “%s” is of a screen: %s', (language, sentence, isOf) => {
  expect(isOfScreen(sentence, language)).toBe(isOf);
});
