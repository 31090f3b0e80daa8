import { mcq } from '../../sample-content.ts';
import { type Case, asStored } from '../case.ts';

const ask = (stem: string, options: string[], answer: string, explanation: string) =>
  asStored(mcq({ stem, options, answer, explanation }));

/** 14: numbers of several units, or out of order. */
export const numericOptions: readonly Case[] = [
  ask(
    'How long is the Nile?',
    ['6,650 km', '4,000 miles', '9,000 km', '2,500 km'],
    '6,650 km',
    'It is one of the two longest rivers.',
  ),
  ask(
    'How high is Mont Blanc?',
    ['4,808 m', '3,200 m', '5,642 m', '2,962 m'],
    '4,808 m',
    'It is the highest peak of the Alps.',
  ),
  ask(
    'How many players has a football team on the pitch?',
    ['11', '9', '15', '7'],
    '11',
    'One of them keeps the goal.',
  ),
  ask(
    'When did the Berlin Wall fall?',
    ['1989', '1961', '1991', '1979'],
    '1989',
    'It had stood for 28 years.',
  ),
  ask(
    'How much of the human body is water?',
    ['60 %', '0.3', '45 %', '80 %'],
    '60 %',
    'Muscles hold much of it, fat little.',
  ),
  ask(
    'How long does light from the Sun take to the Earth?',
    ['8 minutes', '30 seconds', '2 hours', '15 minutes'],
    '8 minutes',
    'It has 150 million kilometres to go.',
  ),
  ask(
    'How fast does sound travel in air?',
    ['340 m/s', '1,200 km/h', '500 m/s', '90 m/s'],
    '340 m/s',
    'Warm air carries it faster.',
  ),
  ask(
    'At what temperature does water boil on Everest?',
    ['About 70 °C', 'About 212 °F', 'About 100 °C', 'About 50 °C'],
    'About 70 °C',
    'The air pressure is a third of that at sea level.',
  ),
  ask(
    'How old is the Earth?',
    ['4.5 billion years', '450 million years', '13.8 billion years', '6 thousand years'],
    '4.5 billion years',
    'Meteorites gave the age.',
  ),
  ask(
    'What did Alaska cost the United States in 1867?',
    ['$7 million', '$2 million', '$15 million', '$1 million'],
    '$7 million',
    'Critics called it a folly.',
  ),
  ask(
    'How many weeks does a human pregnancy last?',
    ['38–40 weeks', '20–24 weeks', '50–52 weeks', '10–12 weeks'],
    '38–40 weeks',
    'It is counted in two ways.',
  ),
];
