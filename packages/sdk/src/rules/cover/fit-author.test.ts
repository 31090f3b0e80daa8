import { expect, test } from 'vitest';

import { fitAuthor } from './fit-author.ts';

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
