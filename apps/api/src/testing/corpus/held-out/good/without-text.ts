import type { AuthoredItem } from '../../../../items/compose-item.ts';
import { card, choose, judge, order, pair } from '../../writing.ts';

/** Items such as are made from title and author alone. */
export const withoutText: readonly AuthoredItem[] = [
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
