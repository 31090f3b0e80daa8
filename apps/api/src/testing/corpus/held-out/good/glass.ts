import { type Subject, card, choose, judge, order, pair } from '../../writing.ts';

export const glass: Subject = {
  passage: [
    'Glass is made by melting sand with soda, which lowers the melting point, and lime, which keeps the glass from dissolving in water.',
    'The oldest glass vessels come from Mesopotamia and Egypt and are about 3,500 years old; they were formed around a core of clay.',
    'Glass blowing was invented in Syria in the first century BC and made vessels cheap.',
    'In 1291 Venice moved its furnaces to the island of Murano, for fear of fire, and forbade its masters to leave.',
    'George Ravenscroft added lead oxide in 1674 and obtained a heavy glass that sparkled when cut.',
    'In 1959 Alastair Pilkington announced float glass: the melt runs onto a bath of molten tin, on which it spreads out flat.',
    'Most window glass is made in this way today.',
    'Glass is a solid without the order of a crystal, and old panes are not thicker below because they flowed, but because they were made uneven.',
  ],
  items: [
    [
      0,
      choose(
        'What does soda do in the making of glass?',
        'It lowers the melting point',
        ['It colours the melt green', 'It makes the panes heavier', 'It drives out the bubbles'],
        'Sand alone melts only in great heat. Lime then keeps the glass from dissolving.',
      ),
    ],
    [1, card('How were the oldest glass vessels formed?', 'Around a core of clay')],
    [
      2,
      judge(
        'Glass blowing was invented in Syria.',
        true,
        'That was in the first century BC, and vessels became cheap.',
      ),
    ],
    [
      3,
      choose(
        'Why did Venice move its furnaces to Murano?',
        'For fear of fire',
        ['To save on rent', 'To be near sand', 'To escape a plague'],
        'Its masters were forbidden to leave the island.',
      ),
    ],
    [4, card('What did George Ravenscroft add to glass in 1674?', 'Lead oxide')],
    [
      5,
      choose(
        'On what does the melt spread out in the float process?',
        'Molten tin',
        ['Hot steam', 'Fine sand', 'Polished steel'],
        'Pilkington announced it in 1959, and most windows are made so today.',
      ),
    ],
    [
      7,
      judge(
        'The glass of old panes flows downward over time.',
        false,
        'They were made uneven. Glass is a solid, though it has no crystal order.',
      ),
    ],
    [
      5,
      pair(
        'Match each name with a step in the history of glass.',
        [
          ['Syria', 'Glass blowing'],
          ['Ravenscroft', 'Lead oxide'],
          ['Pilkington', 'Float glass'],
        ],
        'From blown vessels to cut lead glass and flat windows.',
      ),
    ],
    [
      5,
      order(
        'Put these steps in the history of glass in order, earliest first.',
        ['Vessels around a clay core', 'Glass blowing', 'Furnaces on Murano', 'Float glass'],
        'The first is some 3,500 years old, the last dates from 1959.',
      ),
    ],
  ],
};
