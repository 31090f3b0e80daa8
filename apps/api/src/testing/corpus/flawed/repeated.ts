import { type Case, together } from '../case.ts';
import { card, choose, judge, order, pair } from '../writing.ts';

const why = 'It was decided long before the council met.';

/** 20: an item beside one of the same book that asks the same. */
export const repeated: readonly Case[] = [
  together(
    choose(
      'Who sent Columbus to sea?',
      'Isabella of Castile',
      ['John of Portugal', 'Henry of England', 'Charles of France'],
      why,
    ),
    choose(
      'Who sent Columbus to sea?',
      'Isabella of Castile',
      ['The Pope in Rome', 'The Doge of Venice', 'The King of Naples'],
      why,
    ),
  ),
  together(
    judge('The Suez Canal joins the Mediterranean and the Red Sea.', true, why),
    judge('The Suez Canal joins the Mediterranean and the Red Sea', true, why),
  ),
  together(
    card('What is a "keystone species"?', 'One on which many others depend'),
    card('What is a keystone species?', 'A species that holds its ecosystem together'),
  ),
  together(
    choose(
      'Which general crossed the Alps with elephants to attack Rome?',
      'Hannibal',
      ['Pyrrhus', 'Scipio', 'Hasdrubal'],
      why,
    ),
    choose(
      'Which famous general crossed the Alps with elephants to attack Rome?',
      'Hannibal',
      ['Alexander', 'Caesar', 'Attila'],
      why,
    ),
  ),
  together(
    card('What did the Congress of Vienna try to restore after Napoleon?', 'The balance of power'),
    card(
      'After all, what did the Congress of Vienna try to restore after Napoleon?',
      'The balance of power',
    ),
  ),
  together(
    judge('The Black Death reached England by ship in the summer of 1348.', true, why),
    judge('The Black Death reached England by ship in the late summer of 1348.', true, why),
  ),
  together(
    pair(
      'Match each term with its meaning.',
      [
        ['Delta', 'River mouth'],
        ['Fjord', 'Drowned valley'],
        ['Atoll', 'Ring of coral'],
      ],
      why,
    ),
    pair(
      'Match each term with its meaning.',
      [
        ['Atoll', 'Ring of coral'],
        ['Delta', 'River mouth'],
        ['Fjord', 'Drowned valley'],
      ],
      why,
    ),
  ),
  together(
    order('Put these kings of England in order.', ['Alfred', 'Harold', 'Stephen'], why),
    order('Put these kings of England in order!', ['Alfred', 'Harold', 'Stephen'], why),
  ),
  together(
    choose(
      'According to Malthus, what grows faster than the supply of food?',
      'The number of people',
      ['The price of bread', 'The size of farms', 'The power of lords'],
      why,
    ),
    choose(
      'In the view of Malthus, what grows faster than the supply of food?',
      'The number of people',
      ['The wages of men', 'The rent of land', 'The debt of states'],
      why,
    ),
  ),
  together(
    card(
      'Why did Lister spray carbolic acid during operations in Glasgow?',
      'To kill germs in the air',
    ),
    card('Why did Lister spray carbolic acid during operations?', 'To kill germs in the air'),
  ),
  together(
    choose('HOW MANY CHAMBERS HAS THE HUMAN HEART?', '4', ['2', '3', '6'], why),
    choose('How many chambers has the human heart?', '4', ['1', '5', '8'], why),
  ),
];
