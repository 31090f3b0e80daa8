import { type Case, quoted } from '../case.ts';
import { choose } from '../writing.ts';
import { FROST, HANSA, TEA } from './meaning-texts.ts';

const onIce = (item: Parameters<typeof quoted>[0], at: number) =>
  quoted(item, FROST[at] ?? '', FROST.join(' '));

const why = (...distractors: readonly string[]) =>
  onIce(
    choose(
      'Why did the Thames freeze at London Bridge?',
      'Its piers held the drifting ice back',
      distractors,
      'Above the bridge the floes grew together.',
    ),
    1,
  );

export const absurdOptions: readonly Case[] = [
  why('Aliens switched the sun off', 'Its arches let the tide in'),
  why('A wizard cast a spell on it', 'Its mills slowed the water down'),
  why('Penguins asked the king for it', 'Its arches let the tide in'),
  why('Someone left the ice cream outside', 'Its mills slowed the water down'),
  why('Everyone wanted to post a selfie', 'Its arches let the tide in'),
  why('Swans felt lonely', 'Its mills slowed the water down'),
  why('Cold, duh!', 'Its arches let the tide in'),
  onIce(
    choose(
      'How many narrow arches had the old bridge?',
      '19',
      ['21', '17 million'],
      'Its piers stood close together.',
    ),
    1,
  ),
  quoted(
    choose(
      'Womit wurde Hering in Fässern haltbar gemacht?',
      'Mit Salz aus Lüneburg',
      ['Mit Zauberei der Elfen', 'Mit Essig aus Köln'],
      'Lüneburg lieferte das Salz.',
    ),
    HANSA[3] ?? '',
    HANSA.join(' '),
  ),
  quoted(
    choose(
      '寺院で抹茶は何のために用いられたか。',
      '眠気を払うため',
      ['宇宙人を呼ぶため', '病を癒やすため'],
      '碾いた葉を湯に溶いて飲むと目が覚めた。',
    ),
    TEA[2] ?? '',
    TEA.join(''),
  ),
  quoted(
    choose(
      'Pourquoi les bateliers demandaient-ils de l’argent ?',
      'Ils ne pouvaient pas ramer',
      ['Un dragon gardait le pont', 'Ils devaient payer le roi'],
      'La glace arrêtait leurs barques.',
    ),
    'Les bateliers ne pouvaient pas ramer sur la glace et demandaient de l’argent.',
  ),
];
