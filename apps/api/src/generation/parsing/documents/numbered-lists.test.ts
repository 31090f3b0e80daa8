import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';

import { read } from '../../../testing/texts/read-text.ts';

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

const PROSE = 'The moons of the planets are many, and most of them have names from old stories. ';
const LONG = PROSE.repeat(3).trim();
const BEFORE = 'Do these steps in order:';
const STEPS = ['Boil the water', 'Pour it on the leaves', 'Wait for five minutes'];

const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const styled = (style: string, text: string) =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${run(text)}</w:p>`;
const plain = (text: string) => `<w:p>${run(text)}</w:p>`;
const numbered = (id: number, text: string, level = 0) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${id}"/></w:numPr></w:pPr>${run(text)}</w:p>`;

const LEVEL = (level: number, format: string) =>
  `<w:lvl w:ilvl="${level}"><w:numFmt w:val="${format}"/></w:lvl>`;
const NUMBERING = `<w:numbering><w:abstractNum w:abstractNumId="7">${LEVEL(0, 'decimal')}${LEVEL(1, 'lowerLetter')}</w:abstractNum>
  <w:abstractNum w:abstractNumId="8">${LEVEL(0, 'bullet')}</w:abstractNum>
  <w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="8"/></w:num>
  <w:num w:numId="3"><w:abstractNumId w:val="7"/></w:num></w:numbering>`;
const STYLES = `<w:styles><w:style w:styleId="H"><w:name w:val="heading 1"/></w:style>
  <w:style w:styleId="Steps"><w:name w:val="Steps"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>
  <w:style w:styleId="More"><w:name w:val="More"/><w:basedOn w:val="Steps"/></w:style></w:styles>`;

const docx = (body: string) =>
  zip({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<w:document><w:body>${styled('H', 'Moons')}${plain(PROSE.repeat(9))}${styled('H', 'Tea')}${plain(LONG)}${plain(BEFORE)}${body}</w:body></w:document>`,
    'word/numbering.xml': NUMBERING,
    'word/styles.xml': STYLES,
  });

const entry = (text: string, more = '') =>
  `<text:list-item><text:p>${text}</text:p>${more}</text:list-item>`;
const LIST_STYLES = `<text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="1"/>
  <text:list-level-style-bullet text:level="2"/></text:list-style>`;
const odt = (body: string, styles = '') =>
  zip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content><office:automatic-styles>${styles || LIST_STYLES}</office:automatic-styles><office:body><office:text>
      <text:h>Moons</text:h><text:p>${PROSE.repeat(9)}</text:p><text:h>Tea</text:h><text:p>${LONG}</text:p><text:p>${BEFORE}</text:p>${body}</office:text></office:body></office:document-content>`,
    'styles.xml': styles === '' ? '<s/>' : LIST_STYLES,
  });
const [first = '', second = '', third = ''] = STEPS;

async function structuresIn(bytes: Uint8Array) {
  const { chapters, structures } = await read(() => bytes);
  return structures.map(({ kind, chapter, title, header, rows }) => {
    const words = ({ start, end }: { start: number; end: number }) =>
      chapters[chapter]?.text.slice(start, end);
    return { kind, title, header: header.map(words), rows: rows.map((row) => row.map(words)) };
  });
}

const STEPS_OF_TEA = {
  kind: 'numbered',
  title: 'Tea',
  header: [BEFORE],
  rows: STEPS.map((step) => [step]),
};

test.each<[string, () => Uint8Array]>([
  ['of Word', () => docx(STEPS.map((step) => numbered(1, step)).join(''))],
  ['of Word, by style', () => docx(STEPS.map((step) => styled('Steps', step)).join(''))],
  [
    'of Word, by a style on another',
    () => docx(STEPS.map((step) => styled('More', step)).join('')),
  ],
  [
    'of Word, with a word between them',
    () => docx(numbered(1, first) + numbered(1, second) + plain('It is hot.') + numbered(1, third)),
  ],
  [
    'of Word, with bullets below one',
    () =>
      docx(numbered(1, first) + numbered(2, 'kettle') + numbered(1, second) + numbered(1, third)),
  ],
  [
    'of OpenDocument',
    () =>
      odt(
        `<text:list text:style-name="L1">${STEPS.map((step) => entry(step)).join('')}</text:list>`,
      ),
  ],
  [
    'of OpenDocument, by a style of the document',
    () =>
      odt(
        `<text:list text:style-name="L1">${STEPS.map((step) => entry(step)).join('')}</text:list>`,
        '<s/>',
      ),
  ],
  [
    'of OpenDocument, with bullets below one',
    () =>
      odt(
        `<text:list text:style-name="L1">${entry(first, `<text:list>${entry('kettle')}</text:list>`)}${entry(second)}${entry(third)}</text:list>`,
      ),
  ],
  [
    'of OpenDocument, with a word between them',
    () =>
      odt(
        `<text:list text:style-name="L1">${entry(first)}${entry(second)}</text:list><text:p>It is hot.</text:p>` +
          `<text:list text:style-name="L1" text:continue-numbering="true">${entry(third)}</text:list>`,
      ),
  ],
])('numbered steps %s', async (_, make) => {
  expect(await structuresIn(make())).toEqual([STEPS_OF_TEA]);
});

test.each<[string, () => Uint8Array]>([
  ['bullets of Word', () => docx(STEPS.map((step) => numbered(2, step)).join(''))],
  [
    'numbers of Word that are switched off',
    () => docx(STEPS.map((step) => numbered(0, step)).join('')),
  ],
  [
    'headings of Word with numbers',
    () =>
      docx(
        styled('H', 'Milk').replace('</w:pPr>', '<w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>') +
          plain(PROSE),
      ),
  ],
  [
    'bullets of OpenDocument',
    () =>
      odt(
        `<text:list text:style-name="L9">${STEPS.map((step) => entry(step)).join('')}</text:list>`,
      ),
  ],
])('no steps: %s', async (_, make) => {
  expect(await structuresIn(make())).toEqual([]);
});

test('a list within another has no style from the one before it', async () => {
  const styles =
    `<text:list-style style:name="L1"><text:list-level-style-bullet text:level="1"/></text:list-style>` +
    `<text:list-style style:name="L2"><text:list-level-style-number text:level="2" style:num-format="1"/></text:list-style>`;
  const within = (name: string, entries: readonly string[]) =>
    `<text:list${name}>${entries.map((each) => entry(each)).join('')}</text:list>`;
  const steps = within(' text:style-name="L2"', STEPS);
  const points = within('', ['Green leaves', 'Black leaves', 'White leaves']);
  const list = `<text:list text:style-name="L1">${entry(BEFORE, steps)}${entry('Have at hand', points)}</text:list>`;
  const found = await structuresIn(odt(list, styles));
  expect(found.map(({ kind, rows }) => [kind, rows.flat()])).toEqual([['numbered', STEPS]]);
});

test('steps of Word that begin anew are others', async () => {
  const twice = [1, 3].flatMap((id) => STEPS.map((step) => numbered(id, step)));
  const found = await structuresIn(docx(twice.join('')));
  expect(found.map(({ kind, rows }) => [kind, rows.length])).toEqual([
    ['numbered', 3],
    ['numbered', 3],
  ]);
});

test('how a paragraph of Word was before it was changed is no matter', async () => {
  const changed = plain('It is hot.').replace(
    '<w:p>',
    '<w:p><w:pPr><w:pPrChange><w:pPr><w:pStyle w:val="H"/></w:pPr></w:pPrChange></w:pPr>',
  );
  const { chapters } = await read(() => docx(changed));
  expect(chapters.at(-1)).toEqual({ title: 'Tea', text: `${LONG}\n\n${BEFORE}\n\nIt is hot.` });
});
