import { type Subject, card, choose, judge, order, pair } from '../writing.ts';

export const bees: Subject = {
  passage: [
    'A colony of honey bees has one queen, some tens of thousands of workers, and in summer a few hundred drones.',
    'The queen lays up to two thousand eggs a day; workers hatch from fertilised eggs, drones from unfertilised ones.',
    'All larvae get royal jelly for three days, but only those meant to be queens are fed on it throughout.',
    'A worker’s tasks change with her age: she first cleans cells, then feeds larvae, builds comb, guards the entrance and at last flies out for food.',
    'Karl von Frisch found that a bee back from a rich patch of flowers tells the others by a dance where it lies.',
    'In the waggle dance the angle to the vertical gives the direction from the sun, and the length of the run gives the distance.',
    'For flowers nearby there is a simple round dance.',
    'In winter the bees stay in a cluster and shiver with their flight muscles, which keeps the middle of it at about 35 degrees.',
    'Drones have no sting and gather no food, and in autumn the workers drive them out.',
    'When a colony grows too large, the old queen leaves with a swarm, and a young one takes over the hive.',
  ],
  items: [
    [
      1,
      choose(
        'What do unfertilised eggs of honey bees become?',
        'Drones',
        ['Workers', 'Queens', 'Guards'],
        'Workers and queens hatch from fertilised eggs; males have no father.',
      ),
    ],
    [
      2,
      choose(
        'What makes a female larva grow into a queen?',
        'Being fed on royal jelly throughout',
        [
          'Hatching from a much larger egg',
          'Lying in the middle of the comb',
          'Being kept warmer than others',
        ],
        'Each larva gets the jelly for three days; the one that is to reign gets nothing else.',
      ),
    ],
    [
      3,
      order(
        'Put the tasks of a worker bee in order of her age, youngest first.',
        [
          'Cleaning cells',
          'Feeding larvae',
          'Building comb',
          'Guarding the entrance',
          'Flying out for food',
        ],
        'Her work moves from the middle of the hive to its door and then outside, where life is most dangerous.',
      ),
    ],
    [
      4,
      card(
        'What did Karl von Frisch find out about bees?',
        'A bee tells the others by a dance where a rich patch of flowers lies.',
      ),
    ],
    [
      5,
      choose(
        'What does the length of the run in a waggle dance tell?',
        'The distance',
        ['The direction', 'The kind of flower', 'The amount of nectar'],
        'How far the bee waggles says how far to fly; the angle to the vertical says where.',
      ),
    ],
    [
      6,
      pair(
        'Match each sign in the dances of bees with its meaning.',
        [
          ['Angle to the vertical', 'Direction from the sun'],
          ['Length of the run', 'Distance of the flowers'],
          ['Round dance', 'Flowers nearby'],
        ],
        'The waggle dance carries angle and distance, the round dance only says that something good is close.',
      ),
    ],
    [
      7,
      judge(
        'Bees warm their winter cluster by shivering with their flight muscles.',
        true,
        'That keeps the middle at about 35 degrees, whatever the weather outside.',
      ),
    ],
    [
      8,
      judge(
        'Drones guard the hive through the winter.',
        false,
        'They have no sting, and the workers drive them out in autumn.',
      ),
    ],
    [
      9,
      choose(
        'Who leaves the hive when a colony grows too large?',
        'The old queen with a swarm',
        [
          'The young queen with her drones',
          'The drones without a queen',
          'The oldest workers by themselves',
        ],
        'She gives up the hive she has built to a young one and founds another.',
      ),
    ],
    [
      0,
      card(
        'How many queens does a colony of honey bees have?',
        'One, beside tens of thousands of workers',
      ),
    ],
  ],
};
