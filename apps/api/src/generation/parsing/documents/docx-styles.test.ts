import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';

import { read } from '../../../testing/texts/read-text.ts';

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

const PROSE = 'The moons of the planets are many, and most of them have names. '.repeat(9);

const style = (id: string, name: string, more = '') =>
  `<w:style w:styleId="${id}"><w:name w:val="${name}"/>${more}</w:style>`;
const paragraph = (id: string, text: string) =>
  `<w:p><w:pPr><w:pStyle w:val="${id}"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
const on = (id: string) => `<w:basedOn w:val="${id}"/>`;

const docx = (styles: string, body: string) =>
  zip({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `<w:styles>${styles}</w:styles>`,
  });

const chapters = (id: string) =>
  ['Io', 'Titan'].map((title) => paragraph(id, title) + paragraph('Body', PROSE)).join('');

const titlesIn = async (styles: string, id: string) =>
  (await read(() => docx(styles, chapters(id)))).chapters.map(({ title }) => title);

test('a heading whose style rests on that of page headers is one', async () => {
  const styles = style('Head', 'header') + style('H1', 'heading 1', on('Head'));
  expect(await titlesIn(styles, 'H1')).toEqual(['Io', 'Titan']);
  expect(await titlesIn(styles + style('Mine', 'Mine', on('H1')), 'Mine')).toEqual(['Io', 'Titan']);
  const outlined = style('Mine', 'Mine', `${on('Head')}<w:pPr><w:outlineLvl w:val="0"/></w:pPr>`);
  expect(await titlesIn(styles + outlined, 'Mine')).toEqual(['Io', 'Titan']);
});

test('the heading of a list of contents is none, though its style rests on that of headings', async () => {
  const contents = style(
    'TOC',
    'TOC Heading',
    `${on('H1')}<w:pPr><w:outlineLvl w:val="0"/></w:pPr>`,
  );
  const { chapters: found } = await read(() =>
    docx(style('H1', 'heading 1') + contents, paragraph('TOC', 'Contents') + chapters('H1')),
  );
  expect(found.map(({ title }) => title)).toEqual(['Io', 'Titan']);
});
