import { type Case, alone } from '../case.ts';
import { choose, order, pair } from '../writing.ts';

/** 3: two options that say the same. */
export const duplicateOptions: readonly Case[] = [
  choose(
    'Which process turns sugar into alcohol?',
    'Fermentation',
    ['Fermentation.', 'Distillation', 'Filtration'],
    'Yeast lives on the sugar and leaves alcohol.',
  ),
  choose(
    'Which gas do plants take in by day?',
    'Carbon dioxide',
    ['carbon-dioxide', 'Nitrogen', 'Hydrogen'],
    'They build sugar from it with the help of light.',
  ),
  choose(
    'What did Keynes hold that governments should do in a slump?',
    'Spend more',
    ['The spending of less', 'Spend the more', 'Print less'],
    'Demand falls short then, and the state can fill the gap.',
  ),
  choose(
    'How many bones has the hand?',
    '27',
    ['17', '27.0', '37'],
    'Eight of them lie in the wrist.',
  ),
  choose(
    'How long did the Hundred Years War last?',
    '116 years',
    ['100 years', 'One hundred years', '130 years'],
    'It lasted from 1337 to 1453, with long truces.',
  ),
  choose(
    'How many men marched with Hannibal?',
    'About 50,000 men',
    ['About 5,000 men', 'About 50000 men', 'About 500,000 men'],
    'Only half of them came down from the Alps.',
  ),
  choose(
    'What decides the price in a free market?',
    'Supply and demand',
    ['Demand and supply', 'Custom and law', 'Guild and crown'],
    'Buyers and sellers meet where both agree.',
  ),
  choose(
    'Which disease did Jenner’s method prevent?',
    'Smallpox',
    ['Smalpox', 'Cholera', 'Typhus'],
    'Milkmaids had shown him the way.',
  ),
  choose(
    'What is a group of lions called?',
    'A pride',
    ['The pride', 'A pack', 'A herd'],
    'It is led by related females.',
  ),
  choose(
    'Who commanded the fleet at Trafalgar?',
    'Horatio Nelson',
    ['Horatio Nelsson', 'John Jervis', 'William Bligh'],
    'He fell in the hour of victory.',
  ),
  pair(
    'Match each animal with its young.',
    [
      ['Horse', 'Foal'],
      ['Dog', 'Puppy'],
      ['dog', 'Pup'],
      ['Goose', 'Gosling'],
    ],
    'Many young animals have names of their own.',
  ),
  order(
    'Put these wars in order, earliest first.',
    ['Trojan War', 'Peloponnesian War', 'The Peloponnesian War', 'Punic War'],
    'Legend comes first, then Greece, then Rome.',
  ),
].map(alone);
