import { type Case, alone } from '../case.ts';
import { choose } from '../writing.ts';

/** 7: an option that stands for others. */
export const catchAllOption: readonly Case[] = [
  choose(
    'Which of these are mammals?',
    'All of the above',
    ['Whales', 'Bats', 'Seals'],
    'Each of them feeds its young with milk.',
  ),
  choose(
    'Which planet has life on it besides ours?',
    'None of the above',
    ['Mars', 'Venus', 'Saturn'],
    'None has been found so far.',
  ),
  choose(
    'What did the Phoenicians trade in?',
    'Both purple dye and timber',
    ['Purple dye', 'Timber', 'Silk'],
    'Tyre was known for the one, Lebanon for the other.',
  ),
  choose(
    'Which statements describe an acid?',
    'A and B',
    ['It turns litmus red', 'It gives off protons', 'It feels soapy'],
    'Bases feel soapy.',
  ),
  choose(
    'What does a central bank do?',
    'All of these',
    ['Sets interest rates', 'Issues notes', 'Lends to banks'],
    'It is the bank of the banks.',
  ),
  choose(
    'Who built Stonehenge?',
    'Neither Romans nor Druids',
    ['Romans', 'Druids', 'Vikings'],
    'It is older than either.',
  ),
  choose(
    'Which of these did Tesla work on?',
    'More than one of these',
    ['Motors', 'Radio', 'Turbines'],
    'He held hundreds of patents.',
  ),
  choose(
    'What causes rust?',
    'Both',
    ['Water', 'Air', 'Salt'],
    'Iron needs water and oxygen to rust.',
  ),
  choose(
    'Which option is right about Sparta?',
    'Options A and C',
    ['It had two kings', 'It had a navy', 'It fed its boys badly'],
    'Two kings ruled and boys went hungry.',
  ),
  choose(
    'Which rivers cross Germany?',
    'Any of these',
    ['The Rhine', 'The Elbe', 'The Main'],
    'Each of them does.',
  ),
  choose(
    'What made the potato so popular?',
    'All are correct',
    ['It is easy to grow', 'It fills the belly', 'It keeps well'],
    'Frederick of Prussia promoted it.',
  ),
  choose(
    'Which cities had a stock exchange by 1700?',
    'Both London and Amsterdam',
    ['London', 'Amsterdam', 'Hamburg'],
    'Shares were traded in both.',
  ),
].map(alone);
