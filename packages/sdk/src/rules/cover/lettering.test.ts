import { expect, test } from 'vitest';

import { displayWidth } from './advance-widths.ts';
import { fitAuthor, fitTitle } from './lettering.ts';

test.each([
  ['Cosmos', 53, ['Cosmos']],
  ['Zero to One', 48, ['Zero to', 'One']],
  ['The Lean Startup', 45, ['The Lean', 'Startup']],
  ['Thinking, Fast and Slow', 32, ['Thinking,', 'Fast and', 'Slow']],
  ['Good Strategy Bad Strategy', 30, ['Good', 'Strategy Bad', 'Strategy']],
])('%j is set at %i', (title, size, lines) => {
  expect(fitTitle(title)).toEqual({ size, lines });
});

test.each([
  [
    'a long title',
    'All the words that one could ever want to put upon the cover of a very small book',
  ],
  [
    'one endless word',
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  ],
  ['a title beyond all measure', 'so many words '.repeat(40)],
  ['another script', '吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。'],
])('%s stays inside its box', (_what, title) => {
  const { size, lines } = fitTitle(title);
  expect(lines.length * size).toBeLessThanOrEqual(96);
  for (const line of lines) expect(displayWidth(line) * size).toBeLessThanOrEqual(176);
});

test.each([
  ['Ben Horowitz', 'Ben Horowitz'],
  [' Herodotus ', 'Herodotus'],
  ['Chip Heath and Dan Heath', 'Heath & Heath'],
  ['Peter Thiel with Blake Masters', 'Thiel & Masters'],
  ['Roger Fisher, William Ury, and Bruce Patton', 'Fisher, Ury & Patton'],
  ['Ann Montgomery, Bea Featherstone & Cy Cholmondeley', 'Montgomery & others'],
  ['Gabriel García Márquez y Compañía', 'Compañía'],
  ['GABRIEL GARCÍA MÁRQUEZ', 'MÁRQUEZ'],
  ['Mohammed Mahmoud Amman', 'Amman'],
  ['村上春樹と川上弘美と小川洋子', '村上春樹と川上弘美と小…'],
  ['Wolfeschlegelsteinhausenbergerdorff', 'Wolfeschlegelsteinhau…'],
])('author %j is printed as %j', (author, printed) => {
  expect(fitAuthor(author)).toBe(printed);
});
