import { type Case, alone } from '../case.ts';
import { choose } from '../writing.ts';

/** 13: distractors built from the right option, which shares most with each of them. */
export const convergence: readonly Case[] = [
  choose(
    'What did the early steamship lines sell?',
    'Cheap regular passages',
    ['Cheap rare cargoes', 'Dear regular cargoes', 'Luxury passages'],
    'Emigrants wanted a date and a low fare.',
  ),
  choose(
    'What does a vaccine for measles hold?',
    'Weakened live virus',
    ['Weakened dead bacteria', 'Live bacteria', 'Virus poison'],
    'It cannot make healthy people ill.',
  ),
  choose(
    'Which crop rotation did Flanders use?',
    'Turnips then clover then wheat',
    ['Turnips then oats', 'Clover then oats', 'Wheat then rye'],
    'No field lay idle.',
  ),
  choose(
    'What makes a good password?',
    'Long random words',
    ['Long family names', 'Random pet names', 'Short words'],
    'Length beats odd signs.',
  ),
  choose(
    'What did Ford’s plant in Highland Park introduce?',
    'Moving lines with short tasks',
    ['Moving stools with wheels', 'Straight lines with gates', 'Night shifts with short breaks'],
    'The car came to the worker.',
  ),
  choose(
    'Which coat keeps the arctic fox warm?',
    'Thick white winter fur',
    ['Thick grey feathers', 'Thin white feathers', 'Summer down in winter'],
    'It changes twice a year.',
  ),
  choose(
    'How were the pyramids’ blocks moved?',
    'Wooden sledges over wet sand',
    ['Wooden carts over stones', 'Iron sledges over logs', 'Boats over wet fields'],
    'Water halves the friction.',
  ),
  choose(
    'What did the Hudson’s Bay Company deal in?',
    'Beaver furs from native hunters',
    ['Beaver meat from settlers', 'Seal furs from whalers', 'Copper from native mines'],
    'Hats in London were made of felt.',
  ),
  choose(
    'Which kind of soil holds water best?',
    'Dark clay with humus',
    ['Dark gravel with lime', 'Pale clay with chalk', 'Sand with humus'],
    'Fine grains and organic matter bind it.',
  ),
  choose(
    'What do salmon need to spawn?',
    'Cold clear gravel streams',
    ['Cold muddy lakes', 'Warm clear lakes', 'Salty streams'],
    'The eggs lie between the stones.',
  ),
  choose(
    'How did Venice pay for its fleet?',
    'Forced loans from rich citizens',
    ['Forced labour from prisoners', 'Free loans from popes', 'Gifts from foreign citizens'],
    'The debt could be traded.',
  ),
].map(alone);
