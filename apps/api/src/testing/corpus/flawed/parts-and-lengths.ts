import { type Case, alone } from '../case.ts';
import { card, choose, judge, order, pair } from '../writing.ts';

const long =
  'the gradual movement of people, goods and ideas along the routes that linked the Mediterranean with Central Asia and China, over deserts and mountains';

/** 1: too few or too many parts, too short or too long. */
export const partsAndLengths: readonly Case[] = [
  choose(
    'Which ocean lies between Africa and Australia?',
    'The Indian Ocean',
    ['The Pacific Ocean'],
    'It reaches from the coast of Africa to the islands of Indonesia.',
  ),
  choose(
    'Which of these gases makes up most of the air?',
    'Nitrogen',
    ['Oxygen', 'Argon', 'Helium', 'Neon', 'Methane'],
    'Nearly four fifths of the air are nitrogen.',
  ),
  choose('Peru’s capital', 'Lima', ['Quito', 'Bogotá', 'La Paz'], 'Pizarro founded it in 1535.'),
  choose(
    'What was the Silk Road?',
    `It was ${long}`,
    [`It was not ${long}`, 'It was one road'],
    'Goods changed hands many times on the way.',
  ),
  judge('Bats fly.', true, 'They are the only mammals that truly fly.'),
  judge(
    'The treaty of 1648, which was negotiated over several years in two towns of Westphalia by envoys of nearly every power in Europe, who quarrelled for months over the order in which they were to enter the room, ended a war that had begun in Bohemia thirty years before and had cost some lands half of their people.',
    true,
    'It is known as the Peace of Westphalia.',
  ),
  pair(
    'Match each composer with an opera.',
    [
      ['Bizet', 'Carmen'],
      ['Verdi', 'Aida'],
    ],
    'Both operas are set far from where they were written.',
  ),
  pair(
    'Match each element with its symbol.',
    [
      ['Gold', 'Au'],
      ['Silver', 'Ag'],
      ['Iron', 'Fe'],
      ['Lead', 'Pb'],
      ['Tin', 'Sn'],
      ['Copper', 'Cu'],
      ['Mercury', 'Hg'],
    ],
    'The symbols come from the Latin names.',
  ),
  order(
    'Put these emperors in order, earliest first.',
    ['Augustus', 'Trajan'],
    'More than a century lies between them.',
  ),
  order(
    'Put these months in order, January first.',
    ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
    'The Romans once began the year in March.',
  ),
  card('Why?', 'Because the Earth is tilted.'),
  card('What does a mitochondrion do?', ' '),
].map(alone);
