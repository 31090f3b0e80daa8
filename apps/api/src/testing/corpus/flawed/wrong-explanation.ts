import { type Case, quoted } from '../case.ts';
import { choose, judge } from '../writing.ts';
import { FROST, HANSA } from './meaning-texts.ts';

const onIce = (item: Parameters<typeof quoted>[0], at: number) =>
  quoted(item, FROST[at] ?? '', FROST.join(' '));
const ofHansa = (item: Parameters<typeof quoted>[0], at: number) =>
  quoted(item, HANSA[at] ?? '', HANSA.join(' '));

const TOLL = 'A toll for stepping onto the ice';
const PAID = ['A fee for rowing to the fair', 'A tax for selling printed cards'];
const asked = (explanation: string) =>
  onIce(choose('What did watermen charge visitors in such weeks?', TOLL, PAID, explanation), 3);

const ARCHES = 'Five wide arches';
const NOT_ARCHES = ['Two movable gates', 'Thirty stone steps'];
const tide = (explanation: string) =>
  onIce(choose('What let the tide run freely from 1831 on?', ARCHES, NOT_ARCHES, explanation), 5);

/** What they say is not so, is about another option, or has nothing to do with the passage. */
export const wrongExplanation: readonly Case[] = [
  asked('Each sledge paid a fee for rowing to the fair.'),
  asked('Whoever was selling printed cards paid a tax.'),
  asked('Parliament feared drowning citizens and hired constables whose wages taxpayers grudged.'),
  tide('Two movable gates opened with every tide.'),
  tide('Thirty stone steps led down to the tide.'),
  tide('Steam engines pumped warm sewage beneath granite quays every Tuesday morning.'),
  onIce(
    judge(
      'Above the bridge ice floes grew together into a firm sheet.',
      true,
      'Above the bridge the ice floes shrank and the sheet never grew firm.',
    ),
    2,
  ),
  onIce(
    judge(
      'Embankments made the river narrower and faster.',
      true,
      'Embankments built later made the river wider and slower.',
    ),
    6,
  ),
  onIce(
    judge(
      'The new bridge of 1831 had wide arches.',
      true,
      'Vikings, monks, weavers and sailors quarrelled about herring prices.',
    ),
    5,
  ),
  ofHansa(
    choose(
      'Woher kam das Salz für den Hering?',
      'Aus Lüneburg',
      ['Aus Nowgorod', 'Aus Antwerpen'],
      'Aus Nowgorod kam das beste Salz für Fische.',
    ),
    3,
  ),
  ofHansa(
    choose(
      'Was geschah mit jemandem, der gegen die Regeln der Kaufleute verstieß?',
      'Er verlor Vorrechte',
      ['Er gewann Land', 'Er bekam Schiffe'],
      'Der Bischof schenkte Waisenkindern Mäntel, Stiefel, Brot und Kerzen.',
    ),
    4,
  ),
];
