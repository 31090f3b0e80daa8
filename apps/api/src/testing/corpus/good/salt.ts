import { type Subject, card, choose, judge, order, pair } from '../writing.ts';

export const salt: Subject = {
  passage: [
    'Before there was ice to be had, salt was the chief means of keeping fish and meat, since it draws out the water that microbes need.',
    'The mine at Hallstatt in Austria has been worked since the Bronze Age, and its salt has preserved tools, clothes and even a miner.',
    'Venice grew rich by buying salt around the Adriatic and forcing its neighbours to buy from nobody else.',
    'In France the gabelle was a tax on salt that differed from province to province, so that smuggling was a trade of thousands.',
    'The tax was abolished in 1790, came back under Napoleon and was finally dropped in 1945.',
    'In 1930 Gandhi walked 240 miles to the sea at Dandi and picked up a lump of salt, which broke the British law.',
    'About sixty thousand people were put in prison in the months that followed.',
    'Salt is obtained in three ways: it is mined as rock, pumped up as brine, or left by the sun in shallow ponds by the sea.',
    'Only a small part goes on food; most of it is used to make chlorine and soda, or to melt ice on roads.',
    'Since the 1920s iodine has been added to table salt in many countries to prevent goitre.',
  ],
  items: [
    [
      0,
      choose(
        'How does salt keep meat from spoiling?',
        'It draws out water that microbes need',
        [
          'It seals the surface against the air',
          'It gives off a gas that kills flies',
          'It turns the fat into a hard wax',
        ],
        'Without water nothing that rots food can grow.',
      ),
    ],
    [
      1,
      judge(
        'The salt mine at Hallstatt has been worked since the Bronze Age.',
        true,
        'Its salt has preserved tools and clothes of early miners, and even one of the men.',
      ),
    ],
    [
      2,
      choose(
        'How did Venice grow rich on salt?',
        'By forcing neighbours to buy from it alone',
        [
          'By mining it in the mountains of Austria',
          'By taxing the ships of the Turks',
          'By finding cheaper ways to dry it',
        ],
        'It bought the salt around the Adriatic and allowed no rival.',
      ),
    ],
    [
      3,
      card('What was the gabelle?', 'A French tax on salt that differed from province to province'),
    ],
    [
      4,
      order(
        'Put these events in the story of salt in order, earliest first.',
        [
          'France abolishes the gabelle',
          'Napoleon brings the tax back',
          'Gandhi walks to Dandi',
          'The tax is dropped for good',
        ],
        'The tax fell in 1790, came back under Napoleon and outlived the march of 1930 by fifteen years.',
      ),
    ],
    [
      5,
      choose(
        'How did Gandhi break the British salt law in 1930?',
        'He picked up a lump of salt by the sea',
        [
          'He sold salt in the market of Delhi',
          'He burned the licences of merchants',
          'He opened a mine without paying tax',
        ],
        'Nobody but the state was allowed to gather it. He had walked 240 miles to do so.',
      ),
    ],
    [
      6,
      card(
        'How many people were put in prison in the months after the salt march?',
        'About sixty thousand',
      ),
    ],
    [
      7,
      pair(
        'Match each way to obtain salt with where it comes from.',
        [
          ['Mined', 'Rock'],
          ['Pumped up', 'Brine'],
          ['Left by the sun', 'Shallow ponds by the sea'],
        ],
        'Dry beds are dug, water is used to bring deep salt up, and the sun does the work by the sea.',
      ),
    ],
    [
      8,
      judge(
        'Most salt is put on food.',
        false,
        'The greater part goes into chlorine and soda, or on icy roads.',
      ),
    ],
    [
      9,
      choose(
        'Why is iodine added to table salt?',
        'To prevent goitre',
        ['To improve its taste', 'To keep it dry', 'To make it whiter'],
        'The thyroid gland swells when iodine is lacking. Many countries have added it since the 1920s.',
      ),
    ],
  ],
};
