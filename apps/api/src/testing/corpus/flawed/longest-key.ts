import { type Case, alone } from '../case.ts';
import { choose } from '../writing.ts';

/** 6: a right option that stands out by its length. */
export const longestKey: readonly Case[] = [
  choose(
    'Why did Rome fight Carthage?',
    'Because both wanted to control Sicily and the trade of the western sea',
    ['For gold', 'For religion', 'For slaves'],
    'The first war was mostly fought over the island.',
  ),
  choose(
    'What did Pavlov’s dogs learn?',
    'To link the sound of a bell with food and to drool at it alone',
    ['To fetch a ball', 'To open doors', 'To obey names'],
    'It is the classic case of conditioning.',
  ),
  choose(
    'How do vaccines work?',
    'They show the immune system a harmless form of a germ',
    ['They kill germs', 'They thin blood', 'They cool fever'],
    'Memory cells then stand ready.',
  ),
  choose(
    'What is a monopoly?',
    'A market in which a single seller can set the price',
    ['A rich family', 'A state tax', 'A trade fair'],
    'Buyers have nowhere else to go.',
  ),
  choose(
    'Why are leaves green?',
    'Chlorophyll absorbs red and blue light and reflects the rest',
    ['They hold copper', 'They mirror grass', 'They contain moss'],
    'What is not absorbed meets the eye.',
  ),
  choose(
    'What ended the Bronze Age in the Aegean?',
    'A mixture of drought, raids, broken trade and revolts within the palaces',
    ['A flood', 'A plague', 'An earthquake'],
    'No single cause explains it.',
  ),
  choose(
    'What does the second law of thermodynamics say?',
    'The entropy of a closed system does not decrease over time',
    ['Energy is lost', 'Heat is matter', 'Mass is constant'],
    'Order comes at the price of disorder elsewhere.',
  ),
  choose(
    'What did the Stoics call good?',
    'Living in agreement with nature and reason, whatever fortune brings',
    ['Feeling pleasure', 'Owning land', 'Winning fame'],
    'Only virtue is up to us.',
  ),
  choose(
    'Why does the sky look blue?',
    'Air scatters short waves of light more than long ones',
    ['Seas mirror in it', 'Ozone is blue', 'Space is blue'],
    'At sunset the long way takes the blue out.',
  ),
  choose(
    'How did Eratosthenes measure the Earth?',
    'By comparing shadows at noon in two cities of known distance',
    ['By sailing round', 'By weighing it', 'By guessing'],
    'In Syene the Sun stood overhead.',
  ),
  choose(
    'Why did Kodak fail?',
    'It kept protecting film although its own engineers had built a digital camera',
    ['High taxes', 'Bad lenses', 'Few shops'],
    'Film earned too well to be given up.',
  ),
].map(alone);
