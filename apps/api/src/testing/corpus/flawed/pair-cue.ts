import { type Case, alone } from '../case.ts';
import { pair } from '../writing.ts';

const matched = (what: string, ...pairs: readonly (readonly [string, string])[]) =>
  pair(`Match each ${what}.`, pairs, 'What sets them apart is told with a case for each of them.');

/** 23: pairs that show by their words that they belong together. */
export const pairCue: readonly Case[] = [
  matched(
    'body with what keeps it up',
    ['Burning star', 'Heat from hydrogen'],
    ['White dwarf', 'Electrons that exclude one another'],
    ['Neutron star', 'Neutrons that exclude one another'],
  ),
  matched(
    'habit with its replacement',
    ['Opinions in meetings', 'Split tests'],
    ['Waiting for a perfect product', 'A minimum viable product'],
    ['Work in large batches', 'Single pieces'],
  ),
  matched(
    'newcomer with its victim',
    ['Discount stores', 'Department stores'],
    ['Minimills', 'Integrated steelworks'],
    ['Backhoes', 'Cable shovels'],
  ),
  matched(
    'effect with its meaning',
    ['Placebo effect', 'Belief heals'],
    ['Halo effect', 'One trait colors the rest'],
    ['Contrast effect', 'A contrasting neighbor shifts a judgment'],
  ),
  matched(
    'gland with its product',
    ['Thyroid', 'Thyroxine'],
    ['Pancreas', 'Insulin'],
    ['Adrenals', 'Cortisol'],
  ),
  matched(
    'tax with its base',
    ['Income tax', 'What people earn in income'],
    ['Tariff', 'Goods at the border'],
    ['Excise', 'Beer and salt'],
  ),
  matched(
    'process with its result',
    ['Fermentation', 'Wine'],
    ['Crystallization', 'Sugar crystals'],
    ['Distillation', 'Brandy'],
  ),
  matched(
    'theory with its claim',
    ['Contract theory', 'Citizens agree on a ruler'],
    ['Natural law', 'Nature gives rights'],
    ['Utilitarianism', 'Acts are judged by results'],
  ),
  matched(
    'role with its task',
    ['Treasurer', 'Keeps the treasure'],
    ['Herald', 'Bears messages'],
    ['Steward', 'Runs the hall'],
  ),
  matched(
    'animal with its defense',
    ['Hedgehogs', 'Are covered in spines'],
    ['Squid', 'Squirts ink'],
    ['Skunk', 'Sprays a foul liquid'],
  ),
  matched(
    'selection with its driver',
    ['Sexual selection', 'The taste of the other sex'],
    ['Artificial selection', 'A breeder selects by eye'],
    ['Natural selection', 'Hunger and cold'],
  ),
].map(alone);
