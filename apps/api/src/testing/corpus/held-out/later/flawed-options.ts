import { type Case, alone } from '../../case.ts';
import { choose } from '../../writing.ts';

const why = 'It is so to this day.';

/** Flawed in their options, by the check that is to see it. */
export const FLAWED_OPTIONS = {
  'duplicate options': [
    alone(
      choose(
        'Where is the Sea of Tranquillity?',
        'On the Moon',
        ['On the moon.', 'On Mars', 'In Siberia'],
        why,
      ),
    ),
    alone(choose('How many sides has a dodecagon?', '12', ['Twelve', '10', '20'], why)),
  ],
  'subset options': [
    alone(
      choose(
        'What do beavers build?',
        'Dams and lodges',
        ['Dams', 'Big dams and lodges', 'Burrows'],
        why,
      ),
    ),
    alone(
      choose(
        'What is a recession?',
        'A fall in output',
        ['A sharp fall in output', 'A rise in wages', 'A trade war'],
        why,
      ),
    ),
  ],
  'alias of the key': [
    alone(
      choose(
        'Who wrote “Walden”?',
        'Henry David Thoreau',
        ['Thoreau', 'Ralph Emerson', 'Walt Whitman'],
        why,
      ),
    ),
    alone(
      choose(
        'What stores the instructions that start a computer?',
        'Read-only memory',
        ['ROM', 'Cache', 'Disk'],
        why,
      ),
    ),
  ],
  'longest key': [
    alone(
      choose(
        'Why do geese fly in a V?',
        'Each bird rides on the rising air off the wing of the one ahead',
        ['To look fierce', 'To find food', 'To keep warm'],
        why,
      ),
    ),
    alone(
      choose(
        'What is a placebo?',
        'A treatment without active substance that may still help because patients expect it to',
        ['A weak drug', 'A mild poison', 'A vitamin'],
        why,
      ),
    ),
  ],
  'catch-all option': [
    alone(choose('Which of these eat plants?', 'All of them', ['Cows', 'Deer', 'Hares'], why)),
    alone(
      choose(
        'What did the treaty grant?',
        'None of the above options',
        ['Land', 'Money', 'Ships'],
        why,
      ),
    ),
  ],
  'vague frequency': [
    alone(
      choose(
        'Where do frogs spawn?',
        'In still water',
        ['Usually in trees', 'In dry sand', 'Under bark'],
        why,
      ),
    ),
    alone(
      choose(
        'How did serfs pay rent?',
        'With labour, most often',
        ['With silver coins', 'With horses', 'With songs'],
        why,
      ),
    ),
  ],
  'word shared with the key': [
    alone(
      choose(
        'What do termite mounds protect termites from?',
        'Enemies of termites',
        ['Rain and hail', 'Bush fires', 'Floods of rivers'],
        why,
      ),
    ),
    alone(
      choose(
        'Which discovery made Fleming famous as the discoverer of a drug?',
        'The drug penicillin',
        ['The X-ray', 'The cell wall', 'The blood group'],
        why,
      ),
    ),
  ],
  'grammar cue': [
    alone(
      choose(
        'Someone who studies stars is an',
        'astronomer',
        ['geologist', 'botanist', 'chemist'],
        why,
      ),
    ),
    alone(choose('Who wrote “Faust”?', 'Goethe', ['schiller', 'heine', 'lessing'], why)),
  ],
  convergence: [
    alone(
      choose(
        'Which engine drove the first airship?',
        'A light steam engine with three blades',
        ['A light petrol engine', 'A heavy steam boiler', 'A petrol motor with three blades'],
        why,
      ),
    ),
    alone(
      choose(
        'What did the law of 1833 ban?',
        'Night work for young children',
        ['Night watch for old men', 'Day work for young women', 'School for small children'],
        why,
      ),
    ),
  ],
  'mixed kinds': [
    alone(
      choose('Who painted “The Night Watch”?', 'Rembrandt', ['Amsterdam', '1642', 'Vermeer'], why),
    ),
    alone(
      choose(
        'How many hills was Rome built on?',
        'Seven',
        ['Romulus and his twin', 'Nine', 'Twelve'],
        why,
      ),
    ),
  ],
} satisfies Readonly<Record<string, readonly Case[]>>;
