import { type Subject, card, choose, judge, order, pair } from '../writing.ts';

export const coffee: Subject = {
  passage: [
    'The coffee plant is native to the highlands of Ethiopia, where it still grows wild in the shade of taller trees.',
    'The drink as we know it is first recorded in Yemen in the fifteenth century, where Sufis took it to stay awake through prayers at night.',
    'From the port of Mocha beans were shipped around the Red Sea and on to Cairo and Constantinople.',
    'Traders of Venice brought coffee to Europe, and by 1645 the city had a coffee house.',
    'Oxford had one in 1650 and London in 1652; a visitor paid a penny, and for that could read the papers and hear the talk of the day.',
    'Men called these houses penny universities.',
    'Edward Lloyd’s house near the Thames drew shippers and those who insured them, and the market that met there is now Lloyd’s of London.',
    'Charles II tried to close the coffee houses in 1675 as nests of rebels, but gave the plan up within days because of the outcry.',
    'The Dutch carried plants to Java around 1696 and broke the hold of Yemen on the trade.',
    'Caffeine is thought to serve the plant as a poison against insects that eat its leaves.',
  ],
  items: [
    [
      0,
      choose(
        'Where is the coffee plant native?',
        'The highlands of Ethiopia',
        ['The islands of Indonesia', 'The hills of Colombia', 'The coasts of Arabia'],
        'It still grows wild there in the shade of taller trees. The drink came later, on the other shore of the Red Sea.',
      ),
    ],
    [
      1,
      choose(
        'What did Sufis in Yemen drink coffee for?',
        'To stay awake through night prayers',
        [
          'To cure fevers of the summer',
          'To welcome guests from abroad',
          'To bear the hunger of fasting',
        ],
        'Prayers at night were long. It is among them that the drink is first recorded, in the fifteenth century.',
      ),
    ],
    [
      3,
      judge(
        'Coffee reached Europe through traders of Venice.',
        true,
        'Venice traded with the Levant, and by 1645 the city had a coffee house of its own.',
      ),
    ],
    [
      4,
      order(
        'Put these cities in the order in which they got coffee houses.',
        ['Venice', 'Oxford', 'London'],
        'The port that traded in it came first, the town of scholars next, the capital after them.',
      ),
    ],
    [
      5,
      card(
        'Why were coffee houses called penny universities?',
        'A visitor paid a penny and could read the papers and hear the talk of the day.',
      ),
    ],
    [
      6,
      choose(
        'Which market grew out of a coffee house near the Thames?',
        'Lloyd’s of London',
        ['The Royal Exchange', 'The Bank of England', 'The Billingsgate fish market'],
        'Edward Lloyd’s guests were shippers and those who insured them. The market that met there is still named after him.',
      ),
    ],
    [
      7,
      judge(
        'Charles II closed the coffee houses of England for ten years.',
        false,
        'He tried to close them in 1675 but gave the plan up within days.',
      ),
    ],
    [
      8,
      choose(
        'Who broke the hold of Yemen on the coffee trade?',
        'The Dutch',
        ['The French', 'The Venetians', 'The English'],
        'They carried plants to Java around 1696, so that beans no longer had to come from Arabia.',
      ),
    ],
    [
      9,
      card(
        'What is caffeine thought to do for the coffee plant?',
        'It is a poison against insects that eat its leaves.',
      ),
    ],
    [
      2,
      pair(
        'Match each place with its part in the story of coffee.',
        [
          ['Ethiopia', 'Plant grows wild'],
          ['Mocha', 'Port that shipped beans'],
          ['Java', 'Dutch carried plants there'],
        ],
        'From a wild plant to the port of Mocha and on to Dutch fields in Java: each place took coffee a step further.',
      ),
    ],
  ],
};
