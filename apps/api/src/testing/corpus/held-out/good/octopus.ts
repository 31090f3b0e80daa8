import { type Subject, card, choose, judge, order, pair } from '../../writing.ts';

export const octopus: Subject = {
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
