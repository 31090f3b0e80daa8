import { type Case, alone } from '../case.ts';
import { choose } from '../writing.ts';

/** 9: options that hide behind a vague frequency. */
export const vagueFrequency: readonly Case[] = [
  choose(
    'How do honey bees fly in rain?',
    'They usually stay at home',
    ['They fly higher', 'They fly in pairs', 'They walk to flowers'],
    'Drops are heavy for a bee.',
  ),
  choose(
    'What do people do under stress?',
    'They often eat more',
    ['They grow taller', 'They hear better', 'They see more colours'],
    'Cortisol raises the appetite.',
  ),
  choose(
    'When did knights wear full armour?',
    'In war and tournament',
    ['Sometimes at meals', 'While hunting deer', 'On the way to church'],
    'It was heavy and hot.',
  ),
  choose(
    'What is typical of a desert?',
    'Little rain',
    ['Typically cold winds', 'Frequently snow', 'Deep rivers'],
    'Less than 250 millimetres fall in a year.',
  ),
  choose(
    'How do cartels end?',
    'A member breaks ranks',
    ['They seldom end', 'The law forgets them', 'They buy a state'],
    'Each can gain by undercutting.',
  ),
  choose(
    'What do start-ups lack?',
    'Cash, in most cases',
    ['Usually ideas', 'Office space', 'Good names'],
    'Money runs out before a market is found.',
  ),
  choose(
    'How did Vikings treat monasteries?',
    'They raided them',
    ['They occasionally built them', 'They rented them', 'They feared them'],
    'Lindisfarne fell in 793.',
  ),
  choose(
    'What do wolves hunt?',
    'Large hoofed animals',
    ['Mostly fish', 'Frogs and newts', 'Birds of prey'],
    'They hunt in packs.',
  ),
  choose(
    'How do memories change?',
    'They are rebuilt at each recall',
    ['They generally fade at noon', 'They turn to dreams', 'They stay in the eye'],
    'Remembering is an act of making.',
  ),
  choose(
    'Where do earthquakes occur?',
    'Commonly at plate edges',
    ['Under forests', 'In old towns', 'Below glaciers'],
    'Plates grind past each other there.',
  ),
  choose(
    'How did medieval peasants eat meat?',
    'Rarely, on feast days',
    ['Daily, at noon', 'At night, in secret', 'On Fridays, with wine'],
    'Meat was dear.',
  ),
].map(alone);
