import { type Case, alone } from '../case.ts';
import { choose } from '../writing.ts';

/** 15: options of several kinds. */
export const mixedKinds: readonly Case[] = [
  choose(
    'Where was Mozart born?',
    'Salzburg',
    ['Joseph Haydn', 'Clara Schumann', 'Vienna'],
    'His father served the archbishop there.',
  ),
  choose(
    'Who invented the telephone?',
    'Alexander Graham Bell',
    ['1876', 'Thomas Watson', 'Elisha Gray'],
    'The patent was filed hours before a rival’s.',
  ),
  choose(
    'When was the Battle of Hastings?',
    '1066',
    ['King Harold', '1215', '1348'],
    'William came from Normandy.',
  ),
  choose(
    'Who led the revolt of Roman slaves?',
    'Spartacus',
    ['12 legions', '73 BC', 'Mount Vesuvius'],
    'He had been a gladiator.',
  ),
  choose(
    'In which year did the Titanic sink?',
    '1912',
    ['1898', '46,000 tons', '1923'],
    'It struck ice in April.',
  ),
  choose(
    'Who wrote “War and Peace”?',
    'Leo Tolstoy',
    ['Moscow', 'Anton Chekhov', 'Ivan Turgenev'],
    'It appeared in the 1860s.',
  ),
  choose(
    'Which country first gave women the vote?',
    'New Zealand',
    ['Emmeline Pankhurst', 'Finland', 'Switzerland'],
    'It was in 1893.',
  ),
  choose(
    'What does the Richter scale measure?',
    'The strength of earthquakes',
    ['1935', 'The depth of seas', 'The height of hills'],
    'Each step means thirty times the energy.',
  ),
  choose(
    'Who was the first to sail round the Cape?',
    'Bartolomeu Dias',
    ['Lisbon', 'The Cape of Good Hope', 'Prince Henry'],
    'Storms drove him past it in 1488.',
  ),
  choose(
    'How many symphonies did Brahms write?',
    '4',
    ['9', 'Clara Schumann', '27'],
    'He waited long with the first.',
  ),
  choose(
    'Where did Darwin watch finches?',
    'The Galapagos Islands',
    ['Charles Lyell', 'New Zealand', 'Robert FitzRoy'],
    'Each island had its own kind.',
  ),
].map(alone);
