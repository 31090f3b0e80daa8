import { type Case, quoted } from '../case.ts';
import { choose } from '../writing.ts';

const two = (sentence: string, stem: string, [key = '', ...rest]: readonly string[]) =>
  quoted(choose(stem, key, rest, 'The quote says so of this one.'), sentence);

const METALS =
  'Bronze is made of copper and tin, which the Greeks fetched from Cyprus and Cornwall.';
const BEES = 'A hive needs nectar, pollen and water through the whole of the summer.';
const WIND = 'Windmills ground corn or drained the polders of Holland.';
const GUILD = 'Guilds set the prices, wages and hours of each trade in the town.';

/** A distractor is as right as the key. */
export const secondAnswer: readonly Case[] = [
  two(METALS, 'Which metal goes into bronze?', ['Copper', 'Tin', 'Zinc']),
  two(METALS, 'Which metal makes bronze?', ['Tin', 'Copper', 'Lead']),
  two(METALS, 'From where did the Greeks fetch metal?', ['Cyprus', 'Cornwall', 'Sicily']),
  two(BEES, 'What does a hive need in summer?', ['Nectar', 'Pollen', 'Sugar']),
  two(BEES, 'What must a hive have through the summer?', ['Water', 'Pollen', 'Honey']),
  two(WIND, 'What was a use of windmills in Holland?', [
    'Ground corn',
    'Drained the polders',
    'Sawed wood',
  ]),
  two(GUILD, 'What did guilds set in each town?', ['Wages', 'Hours', 'Taxes']),
  two(GUILD, 'What of each trade did guilds set?', ['Prices', 'Wages', 'Tools']),
  quoted(
    choose(
      'Welches Metall steckt in Bronze?',
      'Kupfer',
      ['Zinn', 'Blei'],
      'Bronze ist eine Legierung.',
    ),
    'Bronze besteht aus Kupfer und Zinn, die man zusammen schmilzt.',
  ),
  quoted(
    choose(
      '¿Qué necesita una colmena en verano?',
      'Néctar',
      ['Polen', 'Azúcar'],
      'Sin eso no hay miel.',
    ),
    'Una colmena necesita néctar y polen durante todo el verano.',
  ),
  quoted(
    choose('青銅に使われる金属は何か。', '銅', ['錫', '鉛'], '二つの金属を合わせて作る。'),
    '青銅は銅と錫を溶かし合わせて作られる硬い合金である。',
  ),
];
