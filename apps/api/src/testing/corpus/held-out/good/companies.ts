import { type Subject, card, choose, judge, order } from '../../writing.ts';

export const companies: Subject = {
  passage: [
    'The Dutch East India Company, founded in 1602, was the first to sell shares to the public that could be traded on an exchange.',
    'Investors could not ask for their money back, but they could sell their shares in Amsterdam.',
    'Isaac Le Maire, a former director, organised the first known attack by short sellers in 1609.',
    'The company could wage war, sign treaties and found towns; Batavia, now Jakarta, was its seat in Asia.',
    'At its height it had some fifty thousand people in its service.',
    'Nutmeg, mace and cloves brought profits of several hundred per cent.',
    'On the Banda Islands its troops killed or drove out nearly all inhabitants in 1621 to secure the nutmeg.',
    'Debt, corruption and a war with Britain brought it down, and it was dissolved on the last day of 1799.',
  ],
  items: [
    [
      0,
      choose(
        'Which company first sold shares to the public that could be traded on an exchange?',
        'The Dutch East India Company',
        ['The South Sea Company', 'The Hudson’s Bay Company', 'The Mississippi Company'],
        'It was founded in 1602, and its shares were traded in Amsterdam.',
      ),
    ],
    [
      1,
      judge(
        'Investors of the Dutch East India Company could sell their shares.',
        true,
        'They could not ask for their money back, but Amsterdam had a market for them.',
      ),
    ],
    [
      2,
      card('What did Isaac Le Maire organise in 1609?', 'The first known attack by short sellers'),
    ],
    [
      3,
      choose(
        'Which city is the former Batavia?',
        'Jakarta',
        ['Manila', 'Malacca', 'Mumbai'],
        'It was the seat of the company in Asia.',
      ),
    ],
    [
      4,
      card(
        'How many people were in the service of the company at its height?',
        'Some fifty thousand',
      ),
    ],
    [
      5,
      choose(
        'Which goods brought the company its greatest profits?',
        'Nutmeg, mace and cloves',
        ['Silk, cotton and wool', 'Tea, coffee and sugar', 'Silver, tin and pearls'],
        'They brought several hundred per cent.',
      ),
    ],
    [
      6,
      judge(
        'The company bought the Banda Islands in peace.',
        false,
        'Its troops killed or drove out nearly all inhabitants in 1621.',
      ),
    ],
    [
      7,
      order(
        'Put these events in order, earliest first.',
        [
          'The company is founded',
          'Short sellers attack',
          'Troops take the Banda Islands',
          'The company is dissolved',
        ],
        'From 1602 to 1799 it rose on spices and fell on debt.',
      ),
    ],
    [
      7,
      choose(
        'What helped to bring the Dutch East India Company down?',
        'A war with Britain',
        ['A storm off Ceylon', 'A fire in Amsterdam', 'A revolt of its clerks'],
        'Debt and corruption did the rest, and 1799 saw its end.',
      ),
    ],
  ],
};
