import { type Case, alone } from '../case.ts';
import { order } from '../writing.ts';

const inOrder = (what: string, ...steps: readonly string[]) =>
  order(
    `Put ${what} in order, from first to last.`,
    steps,
    'Whoever knows the account knows why none of these could have come sooner.',
  );

/** 22: steps that put themselves in order. */
export const orderCue: readonly Case[] = [
  inOrder(
    'the doom loop',
    'Results disappoint',
    'Managers react in haste',
    'A new program is proclaimed',
    'Results disappoint once more',
  ),
  inOrder(
    'the run of a grooming game',
    'Suckers groom anyone',
    'Cheats multiply',
    'Grudgers, at last, take over',
  ),
  inOrder(
    'the steps of a mediator',
    'Ask both sides about interests',
    'Draw up a draft',
    'Revise it again and again',
  ),
  inOrder(
    'the school workshop',
    'Marks are falling',
    'One group learns how the brain grows',
    'That group’s marks are better',
  ),
  inOrder(
    'the path of a disk drive',
    'Engineers of a leading firm build a model',
    'Main customers turn it down',
    'Engineers leave',
  ),
  inOrder(
    'the fall of the lords',
    'Lords feed crowds of followers',
    'Trade brings luxuries within reach',
    'The followers are sent away',
  ),
  inOrder(
    'the bank story',
    'A builder puts profits in a bank',
    'A baker takes out a loan',
    'She pays for the work',
    'Money flows back to the same bank',
  ),
  inOrder('these laws', 'Act of 1834', 'Act of 1867', 'Act of 1884'),
  inOrder(
    'the growth of a firm',
    'Three partners rent a garage',
    'Forty clerks fill an office',
    'A staff of 900 moves into a tower',
  ),
  inOrder(
    'the rise of a startup',
    'Serve one small group',
    'Win most of that group',
    'Expand into a market near it',
  ),
  inOrder(
    'the taming of wheat',
    'A few stalks hold on to ripe seeds',
    'Gatherers bring home more of those',
    'Seeds are sown',
  ),
  inOrder('the cure', 'First the wound is washed', 'Linen is laid on', 'Honey keeps rot away'),
  inOrder('the debate', 'A bill is read', 'Lords object', 'Finally the king signs'),
  inOrder('the storm', 'Clouds gather', 'Hail falls', 'Rivers then rise', 'Bridges break'),
  inOrder('the strike', 'Wages are cut', 'Weavers walk out', 'Owners give in too'),
].map(alone);
