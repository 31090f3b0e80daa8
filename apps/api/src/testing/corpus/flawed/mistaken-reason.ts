import { type Case, alone } from '../case.ts';
import { choose, order, pair, reasoned, write } from '../writing.ts';

const bias = choose(
  'A cook asks 900 for a knife that was a gift. Which bias shows?',
  'Endowment effect',
  ['Halo effect', 'Anchoring', 'Hindsight'],
  'What one has weighs more than what one could get. An anchor would be a first figure.',
);
const steps = order(
  'Put the cycle in order, from first to last.',
  ['Schools quarrel', 'A paradigm unites', 'Anomalies pile up', 'Trust is shaken'],
  'Only a shared view makes it plain what does not fit.',
);
const matching = pair(
  'Match each bias with a case.',
  [
    ['Anchoring', 'A first price sticks'],
    ['Halo', 'A smile looks honest'],
    ['Hindsight', 'It was bound to happen'],
  ],
  'A figure, an impression and an outcome each crowd out the evidence.',
);
const named = write(
  'Which bias makes an owner ask too much?',
  ['Endowment effect', 'endowment'],
  'What one has weighs more than what one could get.',
);

/** 29: reasons for what is no mistake, and reasons that give none. */
export const mistakenReason: readonly Case[] = [
  reasoned(bias, ['Endowment effect', 'That would need a first figure to hold on to.']),
  reasoned(bias, ['Planning fallacy', 'That is about time and cost of projects.']),
  reasoned(bias, ['Halo effect', 'This is wrong.']),
  reasoned(bias, ['Halo effect', 'No, that is not the correct answer.']),
  reasoned(bias, ['Halo effect', 'What one has weighs more than what one could get.']),
  reasoned(
    bias,
    ['Anchoring', 'No first figure is given here.'],
    ['Anchoring', 'That needs a number heard before.'],
  ),
  reasoned(steps, [['Schools quarrel', 'Trust is shaken'], 'Quarrels are of the time before.']),
  reasoned(steps, [['Anomalies pile up', 'Textbooks'], 'Textbooks are written after the change.']),
  reasoned(steps, ['Anomalies pile up', 'Science has them at each time, most are solved.']),
  reasoned(matching, [['Halo', 'A smile looks honest'], 'One good trait colors the others.']),
  reasoned(matching, [['Framing', 'A first price sticks'], 'Framing is about wording.']),
  reasoned(named, ['the endowment effects', 'That is the plural of another effect.']),
].map(alone);
