import { type Case, alone, quoted } from '../case.ts';
import { choose, judge } from '../writing.ts';

/** 8: an absolute that nobody can stand by. */
export const absolute: readonly Case[] = [
  judge('All swans are white.', false, 'Black ones live in Australia.'),
  judge('Markets always find the right price.', false, 'Bubbles show that they can be far off.'),
  judge('The Romans never lost a battle in Gaul.', false, 'At Gergovia Caesar was beaten.'),
  judge('Everyone in Athens could vote.', false, 'Women, slaves and foreigners could not.'),
  judge(
    'A diamond is completely indestructible.',
    false,
    'It burns at high heat and splits under a blow.',
  ),
  choose(
    'What did Taylor hold about workers?',
    'They work best at set tasks',
    ['They never tell the truth', 'They prefer night shifts', 'They save much money'],
    'He timed each motion with a watch.',
  ),
  choose(
    'What does deep practice do?',
    'Builds skill step by step',
    ['Makes everybody a genius', 'Tires the mind out', 'Takes the place of sleep'],
    'Effort at the edge of ability counts.',
  ),
  choose(
    'What happens when a firm cuts its price?',
    'It may sell more',
    ['It invariably goes broke', 'It loses its brand', 'It pays more tax'],
    'How much more depends on its rivals.',
  ),
  choose(
    'Which advice does Epictetus give?',
    'Care for what is up to you',
    ['Trust nobody at court', 'Seek friends in power', 'Save coins for old age'],
    'Other things are not in our hands.',
  ),
  quoted(
    judge(
      'The kidneys entirely control the pressure of the blood.',
      false,
      'They share that task with the heart and the vessels.',
    ),
    'The kidneys help to control the pressure of the blood by the amount of salt that they keep back.',
  ),
  quoted(
    choose(
      'What did the plough of the north bring?',
      'Heavy soils could be farmed',
      ['Every village grew rich', 'Horses became rare', 'Fields became square'],
      'Its blade turned the clay over.',
    ),
    'With the heavy plough of the north the heavy soils could be farmed for the first time.',
  ),
].map((item) => ('contents' in item ? item : alone(item)));
