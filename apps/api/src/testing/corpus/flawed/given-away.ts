import { type Case, together } from '../case.ts';
import { card, choose, judge, pair } from '../writing.ts';

const why = 'The author tells it of more than one case.';

/** 24: an item that tells what another one of its book asks for. */
export const givenAway: readonly Case[] = [
  together(
    card(
      'Which two leap-of-faith assumptions should a startup test first?',
      'The value hypothesis and the growth hypothesis: how new customers will discover it.',
    ),
    judge(
      'The growth hypothesis asks whether a product gives value.',
      false,
      'That is the value hypothesis. The growth hypothesis asks how new customers will discover the product, and a startup has to test both.',
    ),
  ),
  together(
    card(
      'Which three duties does Smith give to the sovereign?',
      'Defense, justice, public works and institutions',
    ),
    judge(
      'Smith limits the duties of the state to defense.',
      false,
      'He names three duties: defense, justice, and public works and institutions.',
    ),
  ),
  together(
    card(
      'Which two conditions must hold before we can trust an expert’s intuition?',
      'A regular world and long practice',
    ),
    judge(
      'An expert’s confidence is a good guide to how far to trust the intuition.',
      false,
      'Better ask if the world is regular, and if the expert has had long practice.',
    ),
  ),
  together(
    choose(
      'Between which two groups of buyers does Moore’s chasm lie?',
      'Early adopters and early majority',
      ['Innovators and early adopters', 'Late majority and laggards'],
      why,
    ),
    card(
      'Why do visionaries lie far from pragmatists?',
      'Early adopters and early majority buy for other reasons; so a chasm lies between.',
    ),
  ),
  together(
    choose(
      'What does Frankl hold to be the end of a hope tied to a date?',
      'Resistance to illness collapses',
      ['Fresh strength awakes', 'Envy of others grows', 'Memory of home fades'],
      why,
    ),
    judge(
      'A prisoner’s hope tied to a date helped him to survive.',
      false,
      'When the date passes, resistance to illness collapses.',
    ),
  ),
  together(
    choose(
      'What makes small markets attractive to a startup, for Thiel?',
      'Few rivals fight for them',
      ['Taxes are lower there', 'Prices rise faster', 'Clerks are cheaper'],
      why,
    ),
    judge('A startup does well in small markets, where few rivals fight.', true, why),
  ),
  together(
    pair(
      'Match each thinker with his picture of the heavens.',
      [
        ['Einstein', 'Mass bends space and time'],
        ['Newton', 'Bodies attract each other'],
        ['Kepler', 'Ellipses'],
      ],
      why,
    ),
    choose(
      'Why does the Earth circle the sun, for Einstein?',
      'It follows the straightest path',
      ['A cord of force pulls', 'The ether drags', 'Light pushes from behind'],
      'For Einstein mass bends space and time, and the planet goes straight in what is bent.',
    ),
  ),
  together(
    choose(
      'What did Semmelweis ask doctors to do?',
      'Wash hands in chlorinated lime',
      ['Burn the sheets', 'Open the windows', 'Wear gloves of silk'],
      why,
    ),
    judge(
      'Semmelweis was thanked at once by doctors.',
      false,
      'Told to wash hands in chlorinated lime, they took offense.',
    ),
  ),
  together(
    card(
      'What happened to the cod fishery off Newfoundland in 1992?',
      'It was closed to all boats',
    ),
    judge('The cod fishery off Newfoundland was closed to all boats in 1992.', true, why),
  ),
  together(
    choose(
      'How do leafcutter ants feed themselves?',
      'They grow a fungus on leaves',
      ['They suck the sap of roots', 'They hunt young termites', 'They rob the nests of bees'],
      why,
    ),
    card(
      'What do the smallest leafcutter ants do?',
      'They weed the fungus that others grow on leaves.',
    ),
  ),
];
