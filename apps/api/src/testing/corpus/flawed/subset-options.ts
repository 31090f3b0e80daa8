import { type Case, alone } from '../case.ts';
import { choose } from '../writing.ts';

/** 4: an option that is most of another one. */
export const subsetOptions: readonly Case[] = [
  choose(
    'What drove the first steam engines?',
    'Steam pressure and vacuum',
    ['Steam pressure', 'Steam and vacuum', 'Hot air'],
    'Newcomen let steam condense, and the air pushed the piston down.',
  ),
  choose(
    'What do enzymes do in the body?',
    'Speed up reactions',
    ['Speed up chemical reactions', 'Carry oxygen', 'Store energy'],
    'They lower the barrier that a reaction must pass.',
  ),
  choose(
    'Where does photosynthesis take place?',
    'In the chloroplasts',
    ['In the chloroplasts of roots', 'In the cell wall', 'In the nucleus'],
    'The green pigment sits in their membranes.',
  ),
  choose(
    'What did the Magna Carta limit?',
    'The power of the king',
    ['The king', 'The power of the English king', 'The rights of monks'],
    'The barons forced it on John in 1215.',
  ),
  choose(
    'Which trade made the Hansa rich?',
    'Baltic grain and fish',
    ['Baltic grain', 'Wool from Spain', 'Spices of India'],
    'Herring and rye went west, cloth came back.',
  ),
  choose(
    'What is the main cause of the seasons?',
    'The tilt of the axis',
    ['The tilt of the axis and clouds', 'The distance from the Sun', 'The spots on the Sun'],
    'One half of the globe leans to the light.',
  ),
  choose(
    'What did Semmelweis ask of doctors?',
    'To wash their hands',
    ['To wash their hands in chlorine', 'To open the windows', 'To burn old sheets'],
    'Childbed fever fell at once.',
  ),
  choose(
    'Why did the Maginot Line fail?',
    'It was bypassed',
    ['It was bypassed by tanks', 'It ran out of shells', 'It had no guns'],
    'The attack came through the Ardennes.',
  ),
  choose(
    'What carries heat from the core of the Sun?',
    'Radiation then convection',
    ['Radiation', 'Convection then radiation then wind', 'Radiation then convection currents'],
    'Light fights its way out, then hot gas rises.',
  ),
  choose(
    'What is inflation?',
    'A rise in prices',
    ['A rise in all food prices', 'A rise in the prices', 'A fall in output'],
    'Money buys less than it did.',
  ),
  choose(
    'Which rights did Locke call natural?',
    'Life, liberty and property',
    ['Life and liberty', 'Life, liberty, property and work', 'Bread and peace'],
    'Government exists to guard them.',
  ),
].map(alone);
