import type { AuthoredItem } from '../../../items/composing.ts';
import { type Case, alone, casesOf } from '../case.ts';
import { type Subject, card, choose, judge, order, pair } from '../writing.ts';

const glass: Subject = {
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
        'Old panes are thicker below because glass flows.',
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

const vaccines: Subject = {
  passage: [
    'Smallpox killed about one in three of those who caught it, and survivors were immune for life.',
    'In China and Turkey people were given matter from mild cases on purpose; Lady Mary Wortley Montagu brought this method to London in 1721.',
    'In 1796 Edward Jenner took matter from a cowpox sore on the hand of Sarah Nelmes and scratched it into the arm of James Phipps, a boy of eight.',
    'Weeks later he gave the boy smallpox, and nothing happened.',
    'The word vaccine comes from vacca, the Latin for cow.',
    'Louis Pasteur found in 1879 that old cultures of chicken cholera no longer killed hens but protected them.',
    'In 1885 he treated Joseph Meister, who had been bitten by a rabid dog.',
    'The last natural case of smallpox was Ali Maow Maalin, a cook in Somalia, in 1977.',
    'Measles spreads so easily that about 95 of 100 people must be immune to stop it.',
  ],
  items: [
    [
      1,
      choose(
        'Who brought the Turkish method against smallpox to London?',
        'Lady Mary Wortley Montagu',
        ['Florence Nightingale', 'Caroline Herschel', 'Queen Charlotte'],
        'In 1721 she had people given matter from mild cases on purpose.',
      ),
    ],
    [
      2,
      choose(
        'From what did Jenner take the matter for his first vaccination?',
        'A cowpox sore',
        ['A dead hen', 'A rabid dog', 'A dried scab'],
        'The sore was on the hand of Sarah Nelmes.',
      ),
    ],
    [
      3,
      judge(
        'Jenner tested his method by giving the boy smallpox.',
        true,
        'He did so weeks later, and nothing happened.',
      ),
    ],
    [4, card('Where does the word vaccine come from?', 'From vacca, the Latin for cow')],
    [
      5,
      choose(
        'What did old cultures of chicken cholera do, as Pasteur found?',
        'They protected hens',
        ['They killed hens faster', 'They cured the sick', 'They spread to dogs'],
        'Weak germs no longer kill, but the body learns from them.',
      ),
    ],
    [
      6,
      pair(
        'Match each person with the part played in the history of vaccines.',
        [
          ['James Phipps', 'Boy of eight'],
          ['Joseph Meister', 'Bitten by a rabid dog'],
          ['Ali Maow Maalin', 'Last natural case of smallpox'],
        ],
        'Two were treated with new methods; with the third an old disease ended.',
      ),
    ],
    [
      7,
      judge(
        'The last natural case of smallpox was in Turkey.',
        false,
        'It was in Somalia, in 1977.',
      ),
    ],
    [8, card('How many of 100 people must be immune to stop measles?', 'About 95')],
    [
      7,
      order(
        'Put these events in order, earliest first.',
        [
          'Montagu brings the method to London',
          'Jenner scratches matter into the arm of a boy',
          'Pasteur treats Joseph Meister',
          'The last natural case of smallpox',
        ],
        'It took a little more than 250 years from the first to the last.',
      ),
    ],
  ],
};

const octopus: Subject = {
  passage: [
    'An octopus has three hearts: two drive blood through the gills, and one through the rest of the body.',
    'Its blood is blue, because it carries oxygen with copper instead of iron.',
    'Two thirds of its nerve cells lie in the arms, which can taste what they touch.',
    'Thousands of small sacs of pigment let it change colour in less than a second.',
    'It has no bones, and so it can squeeze through any hole that lets its beak pass.',
    'When attacked, it squirts ink and flees by jetting water through its siphon.',
    'The female guards her eggs without eating and dies soon after they hatch.',
    'The mimic octopus imitates lionfish and sea snakes.',
  ],
  items: [
    [
      0,
      choose(
        'How many hearts has an octopus?',
        '3',
        ['1', '2', '8'],
        'Two drive blood through the gills and one through the rest of the body.',
      ),
    ],
    [
      1,
      choose(
        'Why is the blood of an octopus blue?',
        'It carries oxygen with copper',
        ['It is mixed with sea water', 'It holds a dye from algae', 'It is much colder than ours'],
        'Our own blood uses iron and is red.',
      ),
    ],
    [
      2,
      judge(
        'Most nerve cells of an octopus lie in its arms.',
        true,
        'Two thirds of them do, and the arms can taste what they touch.',
      ),
    ],
    [3, card('How does an octopus change its colour?', 'With thousands of small sacs of pigment')],
    [
      4,
      choose(
        'Through which holes can an octopus squeeze?',
        'Any that its beak can pass',
        ['Those as wide as its head', 'Those as long as an arm', 'None but those in sand'],
        'It has no bones; the beak is its hardest part.',
      ),
    ],
    [
      5,
      order(
        'Put these in order, as in an attack on an octopus.',
        ['It is attacked', 'It squirts ink', 'It flees by jetting water'],
        'The cloud hides it while the siphon drives it off.',
      ),
    ],
    [
      6,
      judge(
        'A female octopus feeds well while she guards her eggs.',
        false,
        'She guards them without eating and dies soon after they hatch.',
      ),
    ],
    [7, card('Which animals does the mimic octopus imitate?', 'Lionfish and sea snakes')],
    [
      5,
      pair(
        'Match each part of an octopus with its use.',
        [
          ['Arms', 'Taste what they touch'],
          ['Sacs of pigment', 'Change colour'],
          ['Siphon', 'Jetting water'],
        ],
        'It tastes, hides and flees with parts that few other animals have.',
      ),
    ],
  ],
};

const companies: Subject = {
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
          'Short sellers attack it',
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

const withoutText: readonly AuthoredItem[] = [
  choose(
    'In “Jane Eyre”, who is hidden on the upper floor of Thornfield Hall?',
    'Mr Rochester’s wife',
    ['A runaway servant', 'A French spy', 'The old housekeeper'],
    'Bertha Mason is kept there, and Jane learns of her on the day of the wedding.',
  ),
  choose(
    'What is Plato’s cave meant to show?',
    'How far opinion is from knowledge',
    ['How cruel the gods can be', 'How dark the early world was', 'How well prisoners can think'],
    'The prisoners take shadows for things until one of them climbs up to the light.',
  ),
  choose(
    'Which law does Gregor Mendel’s work on peas show?',
    'Traits are passed on in units',
    ['Plants feed on light alone', 'Flowers turn to the Sun', 'Seeds rest through winter'],
    'A trait can skip a generation and come back unchanged.',
  ),
  choose(
    'What does the first of Newton’s laws describe?',
    'Inertia',
    ['Friction', 'Gravity', 'Pressure'],
    'A body at rest stays at rest, and a moving one goes on, until a force acts on it.',
  ),
  judge(
    'In “The Odyssey”, Odysseus is away from home for twenty years.',
    true,
    'He fights for ten years at Troy and needs ten more to get back.',
  ),
  judge(
    'Rachel Carson’s “Silent Spring” defends the use of DDT.',
    false,
    'It shows how such poisons build up in birds and in those who eat them.',
  ),
  judge(
    'Penguins live in the wild at the North Pole.',
    false,
    'They live in the south; polar bears have the north.',
  ),
  pair(
    'Match each philosopher with an idea.',
    [
      ['Descartes', 'I think, therefore I am'],
      ['Kant', 'Categorical imperative'],
      ['Plato', 'World of forms'],
    ],
    'Three answers to what can be known and what ought to be done.',
  ),
  order(
    'Put these stages of a butterfly in order.',
    ['Egg', 'Caterpillar', 'Pupa', 'Adult'],
    'The animal is rebuilt while it seems to rest.',
  ),
  order(
    'Put these parts of “The Divine Comedy” in order.',
    ['Inferno', 'Purgatorio', 'Paradiso'],
    'Dante goes down, climbs a mountain and rises to the stars.',
  ),
  card(
    'What does entropy measure?',
    'The number of ways in which a system can be arranged, often called disorder',
  ),
  card(
    'What is the plot of “Robinson Crusoe” in a sentence?',
    'A shipwrecked man lives for 28 years on an island and makes himself at home.',
  ),
  card(
    'Who said that history is a nightmare from which he is trying to awake?',
    'Stephen Dedalus, in “Ulysses” by James Joyce',
  ),
  card('Why do stars twinkle?', 'Their light is bent by moving air.'),
];

/** Good items written after the checks were settled. */
export const HELD_OUT_GOOD_ITEMS: readonly Case[] = [
  ...[glass, vaccines, octopus, companies].flatMap(casesOf),
  ...withoutText.map(alone),
];
