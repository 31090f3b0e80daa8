import { GAP } from '@morsel/sdk/domain';

import { type Case, quoted } from '../case.ts';
import { card, choose, judge, write } from '../writing.ts';
import { FROST, HANSA, TEA } from './meaning-texts.ts';

const onIce = (item: Parameters<typeof quoted>[0], at: number) =>
  quoted(item, FROST[at] ?? '', FROST.join(' '));
const ofHansa = (item: Parameters<typeof quoted>[0], at: number) =>
  quoted(item, HANSA[at] ?? '', HANSA.join(' '));
const ofTea = (item: Parameters<typeof quoted>[0], at: number) =>
  quoted(item, TEA[at] ?? '', TEA.join(''));

/** Each quotes a sentence of the passage, and not the one that bears it out. */
export const unsupportedQuote: readonly Case[] = [
  onIce(
    choose(
      'What did printers sell on the frozen river?',
      'Cards with the name of the buyer',
      ['Maps with the course of the tide', 'Prints with the face of the king'],
      'They set up presses on the river.',
    ),
    1,
  ),
  onIce(
    choose(
      'For what did watermen charge visitors a toll?',
      'For stepping onto the ice',
      ['For rowing to the fair', 'For crossing a bridge'],
      'In such weeks they could not row.',
    ),
    6,
  ),
  onIce(
    judge(
      'Watermen charged visitors a toll for stepping onto the ice.',
      true,
      'They could not row.',
    ),
    7,
  ),
  onIce(
    judge(
      'Printers set up presses on the river and sold cards.',
      true,
      'They bore the name of the buyer.',
    ),
    7,
  ),
  onIce(
    write(
      'What held the drifting ice back at the old bridge?',
      ['its piers'],
      'The arches were narrow.',
    ),
    6,
  ),
  onIce(
    write(
      `Five wide ${GAP} let the tide run freely from 1831 on.`,
      ['arches'],
      'The bridge was replaced.',
    ),
    3,
  ),
  onIce(
    card('Which presses stood on the river?', 'Printers set up presses and sold cards there'),
    6,
  ),
  ofHansa(
    choose(
      'Womit wurde Hering in Fässern haltbar gemacht?',
      'Mit Salz aus Lüneburg',
      ['Mit Rauch aus Bergen', 'Mit Essig aus Köln'],
      'Lüneburg lieferte das Salz.',
    ),
    0,
  ),
  ofHansa(
    judge(
      'Junge Gehilfen lebten im Kontor in Bergen ohne Familie.',
      true,
      'Sie blieben jahrelang dort.',
    ),
    4,
  ),
  ofTea(
    choose(
      '寺院で抹茶は何のために用いられたか。',
      '眠気を払うため',
      ['客をもてなすため', '病人を癒やすため'],
      '碾いた葉を湯に溶いて飲むと目が覚めた。',
    ),
    5,
  ),
];
