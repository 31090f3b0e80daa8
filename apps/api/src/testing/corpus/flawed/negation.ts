import { type Case, alone } from '../case.ts';
import { choose, judge, order } from '../writing.ts';

/** 10: a question for what is not so, or a statement negated twice. */
export const negation: readonly Case[] = [
  choose(
    'Which of these is NOT a noble gas?',
    'Chlorine',
    ['Neon', 'Argon', 'Krypton'],
    'It is a halogen and reacts eagerly.',
  ),
  choose(
    'All of these cities lie on the Danube except:',
    'Prague',
    ['Vienna', 'Budapest', 'Belgrade'],
    'Prague lies on the Vltava.',
  ),
  choose(
    'Which factor mattered least in the fall of Constantinople?',
    'Hunger',
    ['Cannon', 'Numbers', 'Walls'],
    'The siege lasted less than two months.',
  ),
  choose(
    'Which animal doesn’t lay eggs?',
    'The dolphin',
    ['The platypus', 'The penguin', 'The turtle'],
    'It bears live young.',
  ),
  choose(
    'Which of the following cannot conduct electricity?',
    'Glass',
    ['Copper', 'Graphite', 'Silver'],
    'Its electrons are bound.',
  ),
  choose(
    'Which statement about Galileo is false?',
    'He invented the clock',
    ['He saw moons of Jupiter', 'He was tried in Rome', 'He studied falling bodies'],
    'He only thought of using a pendulum in one.',
  ),
  choose(
    'Which of these was never a colony of Spain?',
    'Brazil',
    ['Peru', 'Mexico', 'Chile'],
    'Brazil was Portuguese.',
  ),
  choose(
    'Which claim about vitamins is incorrect?',
    'They supply energy',
    ['They are needed in traces', 'They occur in food', 'They help enzymes'],
    'Energy comes from other parts of food.',
  ),
  judge(
    'It is not true that Napoleon did not return from Elba.',
    true,
    'He came back for a hundred days.',
  ),
  judge('It is not uncommon for comets to return.', true, 'Halley’s comes every 76 years or so.'),
  judge('Without yeast, dough does not rise.', true, 'Its gas makes the bubbles.'),
  judge('Darwin did not deny that species change.', true, 'That they do was his point.'),
  order(
    'Put these wars in order, except the one that has not ended.',
    ['Boer War', 'Great War', 'Korean War'],
    'Only a truce was signed in 1953.',
  ),
].map(alone);
