import { alone } from '../../case.ts';
import type { FlawedItems } from '../../measuring.ts';
import { choose, order, reasoned, write } from '../../writing.ts';

const why = 'So the chronicle tells it, and later finds agree.';
const sails = choose(
  'What drives a dhow across the wind?',
  'A sail',
  ['An oar', 'A rudder', 'A tide'],
  'Cloth turned to the wind drives the hull forward. Oars serve in a calm.',
);
const reigns = order('Put these emperors in order.', ['Nero', 'Trajan', 'Hadrian'], why);

/** Answers to write, and reasons for mistakes. */
export const WRITTEN_AND_REASONED: FlawedItems = {
  'written answer': [
    write(
      'What does a bank hold so that it can pay out deposits?',
      ['A part of the deposits that its customers bring'],
      why,
    ),
    write('Which force pulls the falling apple toward the ground?', ['The force that pulls'], why),
    write(
      '_____ is what Darwin calls the keeping of useful variations.',
      ['Natural selection'],
      why,
    ),
    write('A river _____ at its mouth.', ['slows'], why),
    write('For Keynes, investment hangs on an _____ that no sum can replace.', ['urge'], why),
    write(
      'What is the fear of losing called in economics?',
      ['Loss aversion', 'loss-aversion'],
      why,
    ),
  ].map(alone),
  'mistaken reason': [
    reasoned(sails, ['A keel', 'A keel steadies the hull; it catches no wind.']),
    reasoned(sails, ['A sail', 'Sails take the wind from the side as well.']),
    reasoned(sails, ['An oar', 'That is not the right answer.']),
    reasoned(sails, ['An oar', 'Cloth turned to the wind drives the hull forward.']),
    reasoned(reigns, [
      ['Nero', 'Trajan'],
      'Nero was the last of his line, a century before Hadrian.',
    ]),
  ].map(alone),
};
