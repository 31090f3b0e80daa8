import { type Case, alone } from '../case.ts';
import { card, choose } from '../writing.ts';

/** 11: a word of the question that only the right option has too. */
export const sharedWord: readonly Case[] = [
  choose(
    'Which effect makes people value what they own more?',
    'The endowment effect',
    ['Anchoring', 'Hindsight', 'Framing'],
    'Owners of mugs ask twice what buyers offer.',
  ),
  choose(
    'What does a thermometer measure?',
    'Heat, by a thermometric liquid',
    ['Pressure', 'Wind', 'Rain'],
    'The liquid expands.',
  ),
  choose(
    'Which theory explains how continents drift?',
    'Continental plates move',
    ['The Earth shrinks', 'The Moon pulls', 'Oceans dry up'],
    'Plates ride on the mantle.',
  ),
  choose(
    'Why did the bank of Florence that lent to kings collapse?',
    'The kings did not repay',
    ['Its gold was stolen', 'Its clerks cheated', 'Its ships sank'],
    'Edward III stopped paying in the 1340s.',
  ),
  choose(
    'What is the purpose of a marketing budget?',
    'To pay for marketing',
    ['To hire engineers', 'To rent offices', 'To train clerks'],
    'It covers what makes a product known.',
  ),
  choose(
    'Which treaty was signed at Versailles in 1919?',
    'The Treaty of Versailles',
    ['The Peace of Utrecht', 'The Edict of Nantes', 'The Pact of Locarno'],
    'It ended the war with Germany.',
  ),
  choose(
    'How do migrating birds know the direction?',
    'They sense direction from the magnetic field',
    [
      'They follow the rivers and the coasts',
      'They remember the smell of their nest',
      'They listen to the calls of older mates',
    ],
    'A compass in the eye seems to help.',
  ),
  choose(
    'What did the Luddites destroy?',
    'Machines that destroyed their trade',
    ['Churches in the north', 'Ships in the harbour', 'Palaces of the rich'],
    'They broke frames for knitting.',
  ),
  choose(
    'What kind of economy did Smith favour: one where trade is',
    'Free, with open trade',
    ['Run by the crown', 'Bound by guilds', 'Closed by tariffs'],
    'He saw gain on both sides.',
  ),
  choose(
    'Which particles orbit in the electron shell of an atom?',
    'Electrons',
    ['Protons', 'Quarks', 'Neutrons'],
    'They are bound by charge.',
  ),
  card(
    'What does a solar panel turn the light of the Sun into: electricity or heat?',
    'Electricity',
  ),
  card('Which city was the capital of the Byzantine Empire, Constantinople?', 'Constantinople'),
].map(alone);
