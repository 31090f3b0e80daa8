import { type Case, alone } from '../case.ts';
import { write } from '../writing.ts';

const why = 'The author gives it a name of its own, and comes back to it often.';

/** 28: answers that are too long to write or stand in the question, and gaps that fill themselves. */
export const writtenAnswer: readonly Case[] = [
  write(
    'What happens to a person who owns a thing?',
    ['He asks more for it than he would pay'],
    why,
  ),
  write('What is the name of the paradox named after Stockdale?', ['The Stockdale paradox'], why),
  write('What does Dweck call the mindset that is open to growth?', ['Growth mindset'], why),
  write('Which market do visionaries leave behind?', ['Early market', 'early-market'], why),
  write('What does Ries call a change of course?', ['Pivot', 'A change of course'], why),
  write('_____ is the fear of losing what one already has.', ['Loss aversion'], why),
  write('Owners cling to _____.', ['things'], why),
  write('A _____ makes a first figure an _____ for the judgment that follows.', ['anchor'], why),
  write('The first figure works as an _____ for the judgment that follows.', ['anchor'], why),
  write(
    'The gene that sits in a survival machine builds one more _____.',
    ['survival machine'],
    why,
  ),
  write(
    'What does Moore name the gulf between two groups of buyers?',
    ['The gulf between early adopters and the early majority of pragmatic buyers'],
    why,
  ),
].map(alone);
