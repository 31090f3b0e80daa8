import { alone, together } from '../../case.ts';
import { echoing } from '../../echoing.ts';
import type { FlawedItems } from '../../measuring.ts';
import { card, choose, judge, order, pair } from '../../writing.ts';
import { WRITTEN_AND_REASONED } from './flawed-answers.ts';

const why = 'So the chronicle tells it, and later finds agree.';

/** Items with the clues that the first corpus did not know, written before their checks were tuned. */
export const CLUE_FLAWED_ITEMS: FlawedItems = {
  'echo balance': [
    echoing({ count: 24, echoes: 1, keyEchoes: () => false }),
    echoing({ count: 12, echoes: 2, keyEchoes: () => true }),
    echoing({ count: 40, echoes: 2, keyEchoes: (index) => index % 8 === 0 }),
  ],
  'order cue': [
    alone(
      order(
        'Put the brewing of tea by this method in order, from first to last.',
        [
          'Water is brought to the boil',
          'Leaves are laid in a pot',
          'The pot is filled to the rim',
        ],
        why,
      ),
    ),
    alone(
      order(
        'Put the course of the trial in order, from first to last.',
        ['A clerk reads out the charge', 'Witnesses are heard', 'At last the jury withdraws'],
        why,
      ),
    ),
    alone(
      order(
        'Put the siege in order, from first to last.',
        ['An army camps by the river', 'The walls are mined', 'It storms the breach'],
        why,
      ),
    ),
    alone(
      order(
        'Put the stages of a fever in order, from first to last.',
        ['The patient shivers', 'Heat sets in', 'Sweat breaks out', 'The patient shivers again'],
        why,
      ),
    ),
    alone(
      order(
        'Put these treaties in order, earliest first.',
        ['Peace of 1648', 'Congress of 1815', 'Conference of 1919'],
        why,
      ),
    ),
    alone(
      order(
        'Put the growth of the guild in order, from first to last.',
        [
          'Weavers meet in a tavern',
          'They draw up rules',
          'A hall is built',
          'Apprentices pay a fee',
        ],
        why,
      ),
    ),
  ],
  'pair cue': [
    alone(
      pair(
        'Match each instrument with its use.',
        [
          ['Barometer', 'Pressure of the air'],
          ['Wind vane', 'Direction of the wind'],
          ['Hygrometer', 'Moisture'],
        ],
        why,
      ),
    ),
    alone(
      pair(
        'Match each law with what it did.',
        [
          ['Corn Laws', 'Taxed foreign corn'],
          ['Factory Act', 'Shortened the day of children'],
          ['Poor Law', 'Sent paupers to workhouses'],
        ],
        why,
      ),
    ),
    alone(
      pair(
        'Match each bias with its description.',
        [
          ['Recency effect', 'What came last weighs most'],
          ['Confirmation bias', 'We look for what confirms us'],
          ['Sunk costs', 'We go on since we have paid'],
        ],
        why,
      ),
    ),
    alone(
      pair(
        'Match each tide with its cause.',
        [
          ['Spring tide', 'Both pull in one line'],
          ['Neap tide', 'Both pull at right angles'],
          ['Storm surge', 'Wind piles up water'],
        ],
        why,
        ['A wave after a spring flood'],
      ),
    ),
    alone(
      pair(
        'Match each school with its teaching.',
        [
          ['Stoics', 'Bear what you cannot change'],
          ['Epicureans', 'Seek calm pleasures'],
          ['Skeptics', 'A skeptical mind is at peace'],
        ],
        why,
      ),
    ),
    alone(
      pair(
        'Match each firm with its strategy.',
        [
          ['Discounter', 'Gives the largest discount'],
          ['Boutique', 'Serves a few with taste'],
          ['Bazaar', 'Lets others sell'],
        ],
        why,
      ),
    ),
  ],
  'given away': [
    together(
      choose(
        'Why did the colony at Roanoke fail, in the view of the historian?',
        'Drought ruined the harvests',
        ['Spain sank its ships', 'Its governor fled', 'Fever killed the guards'],
        why,
      ),
      choose(
        'What do tree rings near Roanoke show?',
        'Years without rain',
        ['Great fires', 'A cold century', 'Salt in the soil'],
        'Drought ruined the harvests of the colony at Roanoke, and the rings are narrow in those years.',
      ),
    ),
    together(
      card('What is a moral hazard in insurance?', 'The insured take bigger risks'),
      judge('Moral hazard means that the insured take bigger risks.', true, why),
    ),
    together(
      choose(
        'What makes a queue feel short, according to the author?',
        'Mirrors and music',
        ['Cold air and light', 'Guards and ropes', 'Signs and clocks'],
        why,
      ),
      judge('Mirrors and music in a hotel lift make a queue feel short.', true, why),
    ),
  ],
  'asked too often': [
    together(
      card('Which idea stands at the heart of the book?', 'Creative destruction'),
      card('What does Schumpeter call the storm of new firms?', 'Creative destruction'),
      choose(
        'What drives growth, for Schumpeter?',
        'Creative destruction',
        ['Thrifty households', 'Cheap imports', 'Wise ministers'],
        why,
      ),
      pair(
        'Match each name with a concept.',
        [
          ['Schumpeter', 'Creative destruction'],
          ['Keynes', 'Animal spirits'],
          ['Veblen', 'Conspicuous consumption'],
        ],
        why,
      ),
    ),
  ],
  'bare explanation': [
    alone(
      order(
        'Put these discoveries in order, earliest first.',
        ['Circulation of the blood', 'Oxygen', 'Penicillin'],
        'They were made in 1628, 1774 and 1928.',
      ),
    ),
    alone(
      order(
        'Put these works in order, earliest first.',
        ['Principia', 'Opticks', 'Encyclopédie'],
        'Published in 1687, in 1704 and from 1751 to 1772.',
      ),
    ),
    alone(
      order(
        'Put these kings in order of their reigns.',
        ['Alfred', 'Athelstan', 'Harold'],
        'Alfred reigned 871–899, Athelstan 924–939, Harold in 1066.',
      ),
    ),
    alone(
      pair(
        'Match each river with its city.',
        [
          ['Tiber', 'Rome'],
          ['Seine', 'Paris'],
          ['Danube', 'Vienna'],
          ['Vistula', 'Warsaw'],
          ['Tagus', 'Lisbon'],
        ],
        'The Tiber flows through Rome and was its harbor for centuries.',
      ),
    ),
    alone(
      choose(
        'Which of these came before the others?',
        'The Magna Carta',
        ['The Black Death', 'The Hundred Years War', 'The Wars of the Roses'],
        '1215, 1348, 1337 and 1455.',
      ),
    ),
  ],
  'two claims': [
    judge('Venice built its fleet in the Arsenal, and Genoa hired its ships abroad.', true, why),
    judge('The Bastille held few prisoners, but its fall became a symbol.', true, why),
    judge('Galileo was tried because he mocked the Pope.', false, why),
    judge('Bees dance so that the hive splits in two.', false, why),
    judge('Kepler found three laws; Tycho had measured the planets.', true, why),
    judge('Rome burned in 64, which Nero watched from a tower.', false, why),
    judge('Habits save effort, while goals use it up.', true, why),
  ].map(alone),
  ...WRITTEN_AND_REASONED,
  absolute: [
    judge('Every merchant in Venice owned a ship.', false, why),
    judge('A good manager is always the first to arrive.', false, why),
    judge('After all, nobody can forecast the price of wheat.', false, why),
  ].map(alone),
};
