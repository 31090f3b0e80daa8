import { type Case, alone } from '../case.ts';
import { choose } from '../writing.ts';

/** 5: a wrong option that is another name of the right one. */
export const aliasOfTheKey: readonly Case[] = [
  choose(
    'Which body coordinates the fight against epidemics?',
    'World Health Organization',
    ['WHO', 'UNICEF', 'Red Cross'],
    'It sits in Geneva and belongs to the United Nations.',
  ),
  choose(
    'Who wrote “On Liberty”?',
    'John Stuart Mill',
    ['Mill', 'Jeremy Bentham', 'David Hume'],
    'He argued that only harm to others justifies force.',
  ),
  choose(
    'Who found the law of gravitation?',
    'Isaac Newton',
    ['I. Newton', 'Robert Hooke', 'Edmond Halley'],
    'It ties the apple and the Moon together.',
  ),
  choose(
    'Which molecule carries the genes?',
    'Deoxyribonucleic acid (DNA)',
    ['DNA', 'RNA', 'ATP'],
    'Its two strands hold the same text.',
  ),
  choose(
    'Which country landed men on the Moon?',
    'United States of America',
    ['USA', 'Soviet Union', 'China'],
    'Twelve men walked there between 1969 and 1972.',
  ),
  choose(
    'Who painted “Guernica”?',
    'Pablo Ruiz Picasso',
    ['Pablo Picasso', 'Salvador Dalí', 'Joan Miró'],
    'It was shown in Paris in 1937.',
  ),
  choose(
    'Which river flooded Egypt each summer?',
    'The River Nile',
    ['The Nile', 'The Tigris', 'The Niger'],
    'Rain in Ethiopia fed it.',
  ),
  choose(
    'Which measure sums up all that a country makes in a year?',
    'Gross domestic product',
    ['GDP', 'CPI', 'The balance of trade'],
    'It counts goods and services once.',
  ),
  choose(
    'Who led India to independence by peaceful means?',
    'Mohandas Karamchand Gandhi',
    ['Mohandas Gandhi', 'Subhas Bose', 'Muhammad Jinnah'],
    'He asked people not to obey unjust laws.',
  ),
  choose(
    'Which agency sent Voyager to the planets?',
    'NASA',
    ['National Aeronautics and Space Administration', 'European Space Agency', 'Roscosmos'],
    'Both craft left in 1977.',
  ),
  choose(
    'Who was Rome’s great orator?',
    'Marcus Tullius Cicero',
    ['Cicero', 'Seneca', 'Virgil'],
    'He spoke against Catiline.',
  ),
].map(alone);
