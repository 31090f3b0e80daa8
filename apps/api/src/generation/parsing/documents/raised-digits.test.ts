import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';

import { read } from '../../../testing/texts/read-text.ts';

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

const PROSE = 'The water rises and falls twice a day, as it always did before. '.repeat(5).trim();

const run = (text: string, more = '') => `<w:r>${more}<w:t>${text}</w:t></w:r>`;
const look = (value: string) => `<w:rPr><w:vertAlign w:val="${value}"/></w:rPr>`;
const above = (text: string, more = '') => run(text, look('superscript') + more);
const docx = (...runs: readonly string[]) =>
  zip({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<w:document><w:body><w:p>${run(PROSE)}</w:p><w:p>${runs.join('')}</w:p></w:body></w:document>`,
  });
const OWN_MARK = '<w:footnoteReference w:customMarkFollows="1" w:id="2"/>';

const style = (name: string, position: string) =>
  `<style:style style:name="${name}" style:family="text"><style:text-properties style:text-position="${position}"/></style:style>`;
const STYLES = style('Up', 'super 58%') + style('High', '33% 58%') + style('Low', '-33% 58%');
const span = (name: string, text: string) =>
  `<text:span text:style-name="${name}">${text}</text:span>`;
const odt = (body: string) =>
  zip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content><office:automatic-styles>${STYLES}</office:automatic-styles><office:body><office:text><text:p>${PROSE}</text:p><text:p>${body}</text:p></office:text></office:body></office:document-content>`,
  });

const fb2 = (body: string) =>
  `<?xml version="1.0"?><FictionBook><body><section><p>${PROSE}</p><p>${body}</p></section></body></FictionBook>`;

test.each<[string, () => Uint8Array | string, string]>([
  ['a power of Word', () => docx(run('some 10'), above('3'), run(' waves')), 'some 10³ waves'],
  ['a negative one', () => docx(run('some 10'), above('−3'), run(' waves')), 'some 10⁻³ waves'],
  ['what Word lowers', () => docx(run('of CO'), run('2', look('subscript'))), 'of CO2'],
  ['an ordinal of Word', () => docx(run('the 1'), above('st')), 'the 1st'],
  [
    'a raised end of a paragraph',
    () => docx(`<w:pPr>${look('superscript')}</w:pPr>`, run('1984')),
    '1984',
  ],
  [
    'what was raised before a change',
    () => docx(run('1984', `<w:rPr><w:rPrChange>${look('superscript')}</w:rPrChange></w:rPr>`)),
    '1984',
  ],
  ['an own mark of a note of Word', () => docx(run('in 1984'), above('1', OWN_MARK)), 'in 1984'],
  [
    'a linked mark of a note of Word',
    () => docx(run('in 1984'), `<w:hyperlink w:anchor="n1">${above('1')}</w:hyperlink>`),
    'in 1984',
  ],
  ['a power of OpenDocument', () => odt(`some 10${span('Up', '3')} waves`), 'some 10³ waves'],
  ['a high one', () => odt(`5 km${span('High', '2')} of it`), '5 km² of it'],
  ['what OpenDocument lowers', () => odt(`of CO${span('Low', '2')}`), 'of CO2'],
  [
    'a linked mark of a note of OpenDocument',
    () => odt(`in 1984${span('Up', '<text:a xlink:href="#n1">1</text:a>')} it`),
    'in 1984 it',
  ],
  [
    'a mark that leads to a note once more',
    () => odt(`in 1984${span('Up', '<text:note-ref>1</text:note-ref>')} it`),
    'in 1984 it',
  ],
  ['a power of FictionBook', () => fb2('some 10<sup>3</sup> waves'), 'some 10³ waves'],
  [
    'a linked mark of a note of FictionBook',
    () => fb2('in 1984<sup><a l:href="#n1">1</a></sup> it'),
    'in 1984 it',
  ],
  [
    'a mark of a note that is raised within',
    () => fb2('in 1984<a l:href="#n1"><sup>1</sup></a> it'),
    'in 1984 it',
  ],
])('%s', async (_, make, text) => {
  const { chapters } = await read(make);
  expect(chapters[0]?.text.split('\n\n')[1]).toBe(text);
});
