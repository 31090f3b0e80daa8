import { type Case, alone } from '../case.ts';
import { choose } from '../writing.ts';

/** 12: an option that alone fits in grammar, or is written otherwise than the rest. */
export const grammarCue: readonly Case[] = [
  choose(
    'A doctor who treats children is called a',
    'paediatrician',
    ['oncologist', 'internist', 'anaesthetist'],
    'The word comes from the Greek for child.',
  ),
  choose(
    'An animal without a backbone is an',
    'invertebrate',
    ['mammal', 'reptile', 'bird'],
    'Most animals are of this kind.',
  ),
  choose(
    'The organs that clean the blood are',
    'the kidneys',
    ['the stomach', 'the spleen', 'the gall'],
    'They filter about 180 litres a day.',
  ),
  choose(
    'The first stage of a start-up is',
    'an idea',
    ['customers', 'investors', 'profits'],
    'Without one there is nothing to test.',
  ),
  choose(
    'Which metal is used in pencils’ rival, the silverpoint?',
    'Silver',
    ['lead', 'tin', 'zinc'],
    'It leaves a fine grey line.',
  ),
  choose(
    'Who discovered radium?',
    'Marie Curie',
    ['a farmer from Wales.', 'a clerk from Bern.', 'a monk from Brno.'],
    'She worked in a shed in Paris.',
  ),
  choose(
    'What did Hooke see in cork?',
    'Cells.',
    ['Worms', 'Crystals', 'Bubbles'],
    'They reminded him of the rooms of monks.',
  ),
  choose(
    'What do bees make honey from?',
    'Nectar',
    ['Pollen.', 'Wax.', 'Resin.'],
    'They thicken it with their wings.',
  ),
  choose(
    'Where did the Industrial Revolution begin?',
    'England',
    ['france', 'spain', 'italy'],
    'Coal and cotton came together there.',
  ),
  choose(
    'Photosynthesis needs light, water and a',
    'gas from the air',
    ['amount of salt', 'oil from seeds', 'acid from soil'],
    'Carbon dioxide comes in through the leaves.',
  ),
  choose(
    'The bases of DNA that pair with each other are',
    'adenine and thymine rings',
    ['a phosphate', 'a sugar', 'a protein'],
    'The other two are guanine and cytosine.',
  ),
].map(alone);
