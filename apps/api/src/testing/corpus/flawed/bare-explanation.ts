import { type Case, alone } from '../case.ts';
import { choose, order, pair } from '../writing.ts';

const dated = (explanation: string, ...steps: readonly string[]) =>
  order('Put these steps of the story in order, earliest first.', steps, explanation);

const PEOPLES: readonly (readonly [string, string])[] = [
  ['Egyptians', 'Shave their eyebrows for a cat'],
  ['Persians', 'Judge twice, once drunk'],
  ['Scythians', 'Bathe in the smoke of hemp'],
  ['Babylonians', 'Ask passers-by for a cure'],
];

/** 26: explanations that list dates, or pass over most of what they explain. */
export const bareExplanation: readonly Case[] = [
  dated(
    'The years are 1738, 1955, 1974, 1979 and 2002. Kahneman and Tversky studied judgment first.',
    'A theory of utility',
    'An interview for recruits',
    'A paper on judgment',
  ),
  dated('They fall in 1543, 1687, the 1770s, 1859 and 1905.', 'Copernicus', 'Newton', 'Darwin'),
  dated(
    'The merger fell in 2000, the sale in 2002, the investment in 2004.',
    'A merger',
    'A sale',
    'An investment',
  ),
  dated(
    'The firm was founded in 1999, went public in 2001, and was sold in 2007.',
    'A firm is founded',
    'Shares are sold',
    'A giant buys',
  ),
  dated('The battles date from 490 BC, 480 BC and 479 BC.', 'Marathon', 'Salamis', 'Plataea'),
  dated(
    'Smallpox vaccine came in 1796, rabies vaccine in 1885, polio vaccine in 1955.',
    'Smallpox vaccine',
    'Rabies vaccine',
    'Polio vaccine',
  ),
  choose(
    'Which of these firms is the oldest?',
    'Siemens',
    ['Sony', 'Samsung', 'Nokia'],
    'Siemens dates from 1847, Nokia from 1865, Samsung from 1938 and Sony from 1946.',
  ),
  pair(
    'Match each people with a custom.',
    PEOPLES,
    'The Scythians throw seeds on red-hot stones and howl for joy in the vapor.',
  ),
  pair(
    'Match each commander with his fate.',
    [
      ['Samsonov', 'Shot himself in a wood'],
      ['Leman', 'Found senseless in a ruin'],
      ['Lanrezac', 'Dismissed before a battle'],
      ['French', 'Wished to leave the line'],
    ],
    'Lanrezac had saved his army by a retreat, and paid for having been right too early.',
  ),
  pair(
    'Match each trick with a scene.',
    [
      ['Lock-in', 'A public vow'],
      ['Phony facts', 'A tale of one careful owner'],
      ['Stress', 'A chair in the sun'],
      ['Ambiguous authority', 'A boss who must agree'],
      ['Threats', 'A hint of a lawsuit'],
    ],
    'Ambiguous authority takes your concessions first; ask early who may decide.',
  ),
].map(alone);
