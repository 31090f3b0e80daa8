import { type Subject, card, choose, judge, order, pair } from '../writing.ts';

export const printing: Subject = {
  passage: [
    'Printing from carved wooden blocks began in China; the Diamond Sutra of 868 is the oldest printed book that bears a date.',
    'Around 1040 a commoner named Bi Sheng made movable type of baked clay, but a script of thousands of signs made sorting it slow.',
    'In Korea type was cast in bronze, and the Jikji of 1377 is the oldest book printed with metal type that survives.',
    'Johannes Gutenberg of Mainz, a goldsmith by trade, brought several inventions together around 1450.',
    'He cast letters in a mould that could be set to the width of each, from an alloy of lead, tin and antimony that hardens fast.',
    'His ink was based on oil, because the water-based ink of scribes would not stick to metal.',
    'The press itself he took over from makers of wine and paper.',
    'About 180 copies of his Bible were made, three quarters of them on paper and the rest on vellum.',
    'Johann Fust, who had lent him money, sued him in 1455 and took over the workshop.',
    'By 1500 presses in more than two hundred towns had turned out some twenty million volumes.',
  ],
  items: [
    [
      0,
      choose(
        'Which work is the oldest printed book that bears a date?',
        'The Diamond Sutra',
        ['The Jikji', 'The Bible of Mainz', 'The Analects'],
        'It was printed in China in 868 from carved wooden blocks, long before type could be moved.',
      ),
    ],
    [
      1,
      choose(
        'Of what did Bi Sheng make his movable type?',
        'Baked clay',
        ['Carved bone', 'Cast bronze', 'Hard wood'],
        'Clay was cheap, but a script of thousands of signs made the sorting slow.',
      ),
    ],
    [
      2,
      pair(
        'Match each printed work or maker with the material of the type.',
        [
          ['Diamond Sutra', 'Wooden blocks'],
          ['Bi Sheng', 'Baked clay'],
          ['Jikji', 'Cast bronze'],
          ['Gutenberg', 'Lead, tin and antimony'],
        ],
        'Each step made type harder or quicker to make: wood, clay, bronze and at last an alloy that hardens fast.',
      ),
    ],
    [3, card('What was Johannes Gutenberg’s trade before he printed?', 'He was a goldsmith.')],
    [
      5,
      choose(
        'Why did Gutenberg need an ink based on oil?',
        'The ink of scribes would not stick to metal',
        [
          'The ink of scribes faded in the sun',
          'The ink of scribes cost more than paper',
          'The ink of scribes made vellum crack',
        ],
        'Scribes used ink based on water, which runs off metal letters.',
      ),
    ],
    [
      6,
      judge(
        'Gutenberg took his press over from makers of wine and paper.',
        true,
        'Screw presses were well known; his own inventions were the mould, the alloy and the ink.',
      ),
    ],
    [
      7,
      judge(
        'Most copies of Gutenberg’s Bible were made on vellum.',
        false,
        'Three quarters of the 180 copies or so were on paper.',
      ),
    ],
    [
      8,
      choose(
        'Who took over Gutenberg’s workshop in 1455?',
        'Johann Fust',
        ['William Caxton', 'Aldus Manutius', 'Peter Bruegel'],
        'Fust had lent the printer money, sued him and was given the workshop.',
      ),
    ],
    [9, card('About how many volumes had been printed by 1500?', 'Some twenty million')],
    [
      2,
      order(
        'Put these in order, earliest first.',
        ['The Diamond Sutra', 'The clay type of Bi Sheng', 'The Jikji', 'The Bible of Mainz'],
        'Wood came before clay, clay before bronze, and the alloy after all of them.',
      ),
    ],
  ],
};
