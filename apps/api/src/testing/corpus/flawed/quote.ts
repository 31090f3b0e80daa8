import { type Case, quoted } from '../case.ts';
import { card, choose, judge } from '../writing.ts';

const passage =
  'Glaciers form where more snow falls in winter than melts in summer. The weight of new layers presses the old ones into ice, which begins to flow under its own weight. A glacier carries rock on its back and along its bed, and leaves it in heaps that are called moraines. During the last ice age glaciers dug the lakes at the edge of the Alps.';
const moraines = card('What are moraines?', 'Heaps of rock that a glacier leaves');
const flow = choose(
  'Under what does the ice of a glacier flow?',
  'Its own weight',
  ['Warm winds', 'Summer rain', 'The tides'],
  'Old layers are pressed into ice by new ones.',
);
const lakes = judge(
  'Glaciers dug the lakes at the edge of the Alps.',
  true,
  'That happened during the last ice age.',
);
const snow = judge(
  'Glaciers form where more snow falls in winter than melts in summer.',
  true,
  'Layers then gather from year to year.',
);

/** 16: a quote that does not stand in the passage, or is no length to be read. */
export const quote: readonly Case[] = [
  quoted(moraines, 'called moraines', passage),
  quoted(moraines, 'A glacier carries rock along and leaves it in heaps called moraines.', passage),
  quoted(
    moraines,
    'A glacier carries rock on its back […] and leaves it in heaps that are called moraines.',
    passage,
  ),
  quoted(flow, 'The ice begins to flow under its own weight.', passage),
  quoted(
    flow,
    'The weight of new layers presses the older ones into ice, which begins to flow under its own weight.',
    passage,
  ),
  quoted(
    flow,
    'Old layers are pressed into ice ... which begins to flow under its own weight',
    passage,
  ),
  quoted(lakes, 'Glaciers dug the lakes at the edge of the Alps during the last ice age.', passage),
  quoted(
    lakes,
    'During the last ice age, glaciers carved out the great lakes of northern Italy.',
    passage,
  ),
  quoted(snow, 'Glaciers form where less snow falls in winter than melts in summer.', passage),
  quoted(
    snow,
    'Los glaciares se forman donde cae más nieve en invierno de la que se derrite en verano.',
    passage,
  ),
  quoted(snow, '', passage),
  quoted(snow, `${passage} ${passage}`, `${passage} ${passage}`),
];
