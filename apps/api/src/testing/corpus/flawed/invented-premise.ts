import { GAP } from '@morsel/sdk/domain';

import { type Case, quoted } from '../case.ts';
import { card, choose, write } from '../writing.ts';
import { FROST, HANSA, TEA } from './meaning-texts.ts';

const onIce = (item: Parameters<typeof quoted>[0], at: number) =>
  quoted(item, FROST[at] ?? '', FROST.join(' '));
const ofHansa = (item: Parameters<typeof quoted>[0], at: number) =>
  quoted(item, HANSA[at] ?? '', HANSA.join(' '));
const ofTea = (item: Parameters<typeof quoted>[0], at: number) =>
  quoted(item, TEA[at] ?? '', TEA.join(''));

const PIERS = [
  'Its piers held the ice back',
  'Its houses kept the wind off',
  'Its mills churned it',
];
const [HELD = '', ...OTHERS] = PIERS;
const BECAUSE = 'Held back, the floes grew together above the bridge.';

export const inventedPremise: readonly Case[] = [
  onIce(
    choose('Why did the bridge that Wren had built make the river freeze?', HELD, OTHERS, BECAUSE),
    1,
  ),
  onIce(choose('Why did London Bridge make the river freeze in 1740?', HELD, OTHERS, BECAUSE), 1),
  onIce(
    choose('How did the twelve arches of 1176 help the river to freeze?', HELD, OTHERS, BECAUSE),
    1,
  ),
  onIce(
    choose(
      'After the guild of Southwark had banned rowing, what did watermen live on?',
      'A toll for stepping onto the ice',
      ['A fee for pulling sledges', 'A share in the printed cards'],
      'Visitors paid the watermen to get onto the ice.',
    ),
    3,
  ),
  onIce(
    write(
      'In the year 1790, what did watermen charge visitors?',
      ['a toll'],
      'They could not row.',
    ),
    3,
  ),
  onIce(
    choose(
      'Which goods does the ballad “Great Britain’s Wonder” say that printers sold?',
      'Cards with names',
      ['Maps of the city', 'Songs of the season'],
      'Presses on the river printed the name of each buyer.',
    ),
    4,
  ),
  onIce(
    card('What did King Charles buy from printers on the ice?', 'Cards with the name of the buyer'),
    4,
  ),
  onIce(
    write(
      `Since Parliament forbade them in Westminster, printers sold ${GAP} on the river.`,
      ['cards'],
      'The cards carried the name of the buyer.',
    ),
    4,
  ),
  ofHansa(
    choose(
      'Warum verlor ein Kaufmann nach dem Urteil von 1412 seine Vorrechte?',
      'Er wurde verhanst',
      ['Er wurde getauft', 'Er wurde vertrieben'],
      'Wer gegen die Regeln verstieß, wurde verhanst.',
    ),
    4,
  ),
  ofHansa(
    choose(
      'Womit machte Lüneburg laut Kaiser Friedrich den Hering haltbar?',
      'Mit Salz in Fässern',
      ['Mit Rauch in Kammern', 'Mit Eis in Kellern'],
      'Das Salz kam aus Lüneburg.',
    ),
    3,
  ),
  ofTea(
    choose(
      '1587年に千利休が好んだ茶室はどのようなものか。',
      '狭い茶室',
      ['広い書院', '高い楼閣'],
      '利休は質素な道具と狭い茶室を好んだ。',
    ),
    3,
  ),
];
