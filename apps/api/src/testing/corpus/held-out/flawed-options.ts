import { type Case, alone } from '../case.ts';
import { choose } from '../writing.ts';

export const duplicateOptions: readonly Case[] = [
  choose(
    'Which organ makes insulin?',
    'The pancreas',
    ['Pancreas', 'The liver', 'The spleen'],
    'Cells in its islands do it.',
  ),
  choose(
    'How far is a marathon?',
    '42 km',
    ['42.0 km', '50 km', '32 km'],
    'The last stretch was added in London.',
  ),
  choose(
    'What does a budget weigh up?',
    'Income and expenses',
    ['Expenses and income', 'Risk and reward', 'Past and future'],
    'It shows if there is enough.',
  ),
  choose(
    'Which empire built Machu Picchu?',
    'The Inca Empire',
    ['The inca empire!', 'The Aztec Empire', 'The Maya League'],
    'It stands high above the Urubamba.',
  ),
].map(alone);

export const subsetOptions: readonly Case[] = [
  choose(
    'What do roots take up?',
    'Water and minerals',
    ['Water', 'Water and dissolved minerals', 'Sunlight'],
    'Fine hairs enlarge their surface.',
  ),
  choose(
    'What brought down the Weimar Republic?',
    'Slump and extremism',
    ['Slump', 'Slump and political extremism', 'A lost sea battle'],
    'Millions were out of work.',
  ),
  choose(
    'What is a habit loop?',
    'Cue, routine and reward',
    ['Cue and reward', 'Cue, routine, reward and rest', 'A ring road'],
    'The three follow each other.',
  ),
  choose(
    'Where do coral reefs grow?',
    'In warm shallow seas',
    ['In warm shallow seas only', 'In polar bays', 'In deep trenches'],
    'They need light.',
  ),
].map(alone);

export const aliasOfTheKey: readonly Case[] = [
  choose(
    'Which treaty body joins most states of Europe?',
    'European Union',
    ['EU', 'NATO', 'OPEC'],
    'It grew out of a pact on coal and steel.',
  ),
  choose(
    'Who wrote “Ulysses”?',
    'James Joyce',
    ['Joyce', 'W. B. Yeats', 'Oscar Wilde'],
    'It takes place on one day in Dublin.',
  ),
  choose(
    'Who was president during the Civil War?',
    'Abraham Lincoln',
    ['President Lincoln', 'Ulysses Grant', 'James Buchanan'],
    'He was shot in 1865.',
  ),
  choose(
    'Which virus causes AIDS?',
    'Human immunodeficiency virus',
    ['HIV', 'HPV', 'Ebola virus'],
    'It attacks helper cells.',
  ),
].map(alone);

export const longestKey: readonly Case[] = [
  choose(
    'Why do cats purr?',
    'Partly to calm themselves and partly to ask for care',
    ['From cold', 'From hunger', 'From age'],
    'Kittens purr while they drink.',
  ),
  choose(
    'What is a bear market?',
    'A long stretch of time in which share prices fall by a fifth or more',
    ['A fur trade', 'A food fair', 'A quick boom'],
    'Fear feeds on itself.',
  ),
  choose(
    'What did the printing press change?',
    'Ideas could spread faster than any authority could suppress them',
    ['Handwriting', 'Paper size', 'Book weight'],
    'Pamphlets crossed borders in days.',
  ),
  choose(
    'Why did the dodo die out?',
    'Sailors hunted it, and their rats and pigs ate its eggs',
    ['Ice came', 'Food froze', 'Lava flowed'],
    'It had known no enemies.',
  ),
].map(alone);

export const catchAllOption: readonly Case[] = [
  choose(
    'Which foods contain gluten?',
    'All of the above',
    ['Wheat', 'Rye', 'Barley'],
    'Each of them does.',
  ),
  choose(
    'Which of these explains the fall of Rome?',
    'None of these',
    ['Lead pipes', 'Bad wine', 'Hot baths'],
    'Historians name other causes.',
  ),
  choose(
    'What does yeast need?',
    'Both sugar and warmth',
    ['Sugar', 'Warmth', 'Light'],
    'It rests in the cold.',
  ),
  choose(
    'Which statements on tides hold?',
    'Both A and C',
    ['The Moon pulls', 'Winds push', 'The Sun pulls'],
    'Moon and Sun pull.',
  ),
].map(alone);

export const grammarCue: readonly Case[] = [
  choose(
    'The instrument that Stradivari is known for is a',
    'violin',
    ['oboe', 'organ', 'accordion'],
    'He worked in Cremona.',
  ),
  choose(
    'The main exports of the island are',
    'bananas',
    ['sugar', 'coffee', 'copper'],
    'Ships call once a week.',
  ),
  choose(
    'What do pandas eat?',
    'Bamboo',
    ['fish', 'honey', 'grass'],
    'They eat for half of the day.',
  ),
  choose(
    'Who painted the Sistine ceiling?',
    'Michelangelo',
    ['Raphael.', 'Titian.', 'Giotto.'],
    'It took him four years.',
  ),
].map(alone);

export const convergence: readonly Case[] = [
  choose(
    'What does a good cheese cellar need?',
    'Cool damp still air',
    ['Cool dry wind', 'Warm damp wind', 'Dry still rooms'],
    'Mould likes it so.',
  ),
  choose(
    'Which sails had the clipper?',
    'Square sails on three masts',
    ['Square flags on two poles', 'Round sails on one mast', 'Nets on three masts'],
    'It carried tea.',
  ),
  choose(
    'What makes sourdough rise?',
    'Wild yeast and lactic bacteria',
    ['Wild oats and honey', 'Baking yeast and sugar', 'Lactic acid and soda'],
    'They live in flour.',
  ),
  choose(
    'What did the guild ask of a master?',
    'Seven years of training abroad',
    ['Seven coins of silver', 'Two years of service', 'Three journeys abroad'],
    'He then made his masterpiece.',
  ),
].map(alone);

export const mixedKinds: readonly Case[] = [
  choose(
    'Who sailed on the Beagle as its captain?',
    'Robert FitzRoy',
    ['Chile', 'Thomas Huxley', 'John Henslow'],
    'He wanted company at table.',
  ),
  choose(
    'In which year did Everest see its first ascent?',
    '1953',
    ['Edmund Hillary', '1924', '1960'],
    'It was on a day in May.',
  ),
  choose(
    'What causes malaria?',
    'A parasite carried by mosquitoes',
    ['1880', 'Bad air from the swamps', 'Dirty water in the wells'],
    'Laveran saw it in blood.',
  ),
  choose(
    'Where was the treaty of 1494 signed that divided the new lands?',
    'Tordesillas',
    ['Pope Alexander', 'Lisbon', 'Seville'],
    'Spain and Portugal drew a line.',
  ),
].map(alone);
