import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';

import { read } from '../../../testing/texts/read-text.ts';

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

const PROSE = 'The moons of the planets are many, and most of them have names from old stories. ';
const ROWS = [
  ['Io', 'Jupiter'],
  ['Titan', 'Saturn'],
] as const;

const docxRow = (cells: readonly string[], head = '') =>
  `<w:tr>${head}${cells
    .map((cell) => `<w:tc><w:p><w:r><w:t>${cell}</w:t></w:r></w:p></w:tc>`)
    .join('')}</w:tr>`;

const docx = () =>
  zip({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<w:document><w:body><w:p><w:r><w:t>${PROSE.repeat(9)}</w:t></w:r></w:p><w:tbl>${docxRow(
      ['Moon', 'Planet'],
      '<w:trPr><w:tblHeader/></w:trPr>',
    )}${ROWS.map((row) => docxRow(row)).join('')}</w:tbl></w:body></w:document>`,
  });

const odtRow = (cells: readonly string[]) =>
  `<table:table-row>${cells
    .map((cell) => `<table:table-cell><text:p>${cell}</text:p></table:table-cell>`)
    .join('')}</table:table-row>`;

const odt = () =>
  zip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'META-INF/manifest.xml': '<manifest/>',
    'content.xml': `<office:text><text:p>${PROSE.repeat(9)}</text:p><table:table><table:table-header-rows>${odtRow(
      ['Moon', 'Planet'],
    )}</table:table-header-rows>${ROWS.map(odtRow).join('')}</table:table></office:text>`,
  });

const fb2 = () =>
  `<?xml version="1.0"?><FictionBook><body><section><p>${PROSE.repeat(9)}</p><table><tr><th>Moon</th><th>Planet</th></tr>${ROWS.map(
    (row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  ).join('')}</table></section></body></FictionBook>`;

const markdown = () =>
  `# Moons of planets\n\n${PROSE}\n\n## Some of them\n\n${PROSE}\n\n| Moon | Planet |\n|:--|---|\n${ROWS.map(
    (row) => `| ${row.join(' | ')} |`,
  ).join('\n')}\n`;

test.each([
  ['Word', docx],
  ['OpenDocument', odt],
  ['FictionBook', fb2],
  ['Markdown', markdown],
])('a table of %s keeps its head and its rows', async (_, make) => {
  const { chapters, structures } = await read(make);
  const [table] = structures;
  const words = ({ start, end }: { start: number; end: number }) =>
    chapters[table?.chapter ?? 0]?.text.slice(start, end);
  expect(structures).toHaveLength(1);
  expect(table?.header.map(words)).toEqual(['Moon', 'Planet']);
  expect(table?.rows.map((row) => row.map(words))).toEqual(ROWS);
});

test('lists of Markdown and of OpenDocument keep their terms', async () => {
  const list = [
    '- **Io**: a moon of fire.',
    '- **Rhea**: a moon of ice.',
    '- **Titan**: a misty moon.',
  ];
  const { structures } = await read(() => `# Moons\n\n${PROSE}\n\n# Names\n\n${list.join('\n')}\n`);
  expect(structures.map(({ kind, rows }) => [kind, rows.length])).toEqual([['definitions', 3]]);
  const entries = ['Io: a moon of fire.', 'Rhea: a moon of ice.', 'Titan: a misty moon.'].map(
    (entry) => `<text:list-item><text:p>${entry}</text:p></text:list-item>`,
  );
  const made = await read(() =>
    zip({
      mimetype: 'application/vnd.oasis.opendocument.text',
      'META-INF/manifest.xml': '<manifest/>',
      'content.xml': `<office:text><text:p>${PROSE.repeat(9)}</text:p><text:list>${entries.join('')}</text:list></office:text>`,
    }),
  );
  expect(made.structures.map(({ kind, rows }) => [kind, rows.length])).toEqual([
    ['definitions', 3],
  ]);
});
