import { expect, test } from 'vitest';

import { definitionOf } from './definitions.ts';

const lore = {
  isName: (word: string) => word === 'Paris',
  isCommon: (word: string) => word !== 'Nabisco',
};

test.each([
  [
    'A meridian is a line on the earth from pole to pole.',
    'What is a meridian?',
    'A line on the earth from pole to pole',
  ],
  [
    'Latent heat is the heat that a body takes up in melting.',
    'What is latent heat?',
    'The heat that a body takes up in melting',
  ],
  [
    'Demurrage refers to the fee that a ship pays for each day beyond the time agreed.',
    'What is demurrage?',
    'The fee that a ship pays for each day beyond the time agreed',
  ],
  [
    'Box sextants are a kind of instrument that fits into a pocket.',
    'What are box sextants?',
    'A kind of instrument that fits into a pocket',
  ],
  [
    'A reef is a ridge of rock or coral that lies close under the water (Ruiz & Land, 2011).',
    'What is a reef?',
    'A ridge of rock or coral that lies close under the water',
  ],
])('%s', (sentence, front, back) => {
  expect(definitionOf(sentence, lore)?.card).toEqual({ front, back });
});

test.each([
  ['the noun of an argument', 'The problem is a question of money and of time.'],
  ['a pronoun', 'The best of them is a ship that nobody has seen.'],
  ['no noun', 'A meridian is long.'],
  ['a name', 'Paris is a city of light that everybody should see once.'],
  ['a part of a name', 'Paris bridges are a work of stone that was built by many kings.'],
  ['an act', 'Setting an anchor is an element of the work of a crew in a storm.'],
  ['two things at once', 'The sextant is the tool of a pilot and can be bought in every port.'],
  ['a comparison', 'Amphitheatres are the most characteristic of the ruins of Roman times.'],
  ['a name for something', 'The chemists of the Arabs were called alchemists in later times.'],
  ['the number of a list', '5 Name is a tool that shows how high the water of a river stands.'],
  ['so many of a thing', 'Two fathoms are the depth that a boat of the coast needs.'],
  ['a kind alone', 'A sextant is an instrument built-in.'],
  ['a clause', 'Where harbour is a name that the pilots gave to the mouth of a river.'],
  ['means to do something', 'Chalk provides simple means to mark the depth of water on a quay.'],
  ['a place', 'On the right is a list that shows the ports of the coast.'],
  [
    'one that was spoken of',
    'The gauge is a tool that shows how high the water of a river stands.',
  ],
  [
    'a step of an example',
    'The first call will bring in the pilot because the ship has none of her own.',
  ],
  ['a likeness', 'A lugger is a small vessel with two masts similar to a ketch.'],
  ['where it comes from', 'Demurrage is a concept from trade with ships made of wood.'],
  ['a rank', 'Ballast is the second-most costly ware, making up a quarter of the load.'],
  ['a conversion', 'A fathom is the depth that results in a line of about 1.8 metres.'],
  ['that it matters', 'Pilotage is a craft of considerable significance to human beings.'],
  [
    'a likeness for something else',
    'An analogy is an inflated balloon, which will expand until full.',
  ],
  ['what it did', 'A shanty is a song that has consistently served as a means of keeping time.'],
  ['marks of the file', 'A sextant is a single instrument that measures an ((angle)).'],
  ['an example', 'A chart is a set of points (places in the bay) with lines between them.'],
  ['a rule', 'Pilotage is the pilot cannot leave a ship with a crew that is ill.'],
  ['a figure of speech', 'Free trade is the cornerstone of the wealth of every harbour.'],
  ['a judgement', 'Ballast is a very heavy burden that a ship carries without any gain.'],
  ['a place in an argument', 'Piracy is a product of the poverty that the taxes have brought.'],
  ['a clause that goes on', 'Drift is a movement of the sand and acts on the coast from below.'],
  ['a description with another verb', 'Salt is a ware of the coast from the north is sold dear.'],
  ['a word that is never written small', 'Nabisco is a company that owns the bakery of the port.'],
  ['what follows from it', 'Free passage means that no ship pays a toll at any of the harbours.'],
  ['what two clauses say', 'Whereas the sextant is a tool that shows how high a star stands.'],
  ['one thing that is written as many', 'Soundings is a list of depths that the pilots keep.'],
  ['many things that are told as one', 'Harbours are a place where ships lie for the winter.'],
  ['one of somebody', 'Galileo’s tower is a building from which stones were dropped.'],
  ['a word', 'Fathom is a term that comes from the arms of sailors.'],
  ['its own words', 'Harbour pilots are a group of pilots trained for the harbour.'],
  ['a description with a gap', 'A gauge is a tool, like , that shows how high the water stands.'],
  ['a second sentence', 'Chalk is a stone that floats nowhere. chalk is sold by the pound.'],
])('no definition of %s', (_, sentence) => {
  expect(definitionOf(sentence, lore)).toBeUndefined();
});
