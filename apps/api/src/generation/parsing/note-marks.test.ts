import { expect, test } from 'vitest';

import { pdfOf } from '../../testing/texts/making/pdfs.ts';
import { read } from '../../testing/texts/read-text.ts';
import { blocksOfPdf } from './pdf/pdf.ts';

const PROSE = 'The water rises and falls twice a day, as it always did before. ';
const note = (mark: string) => `<a href="#n1">${mark}</a>`;

test.each<[string, string, string]>([
  ['a raised mark of a note', `in 1984<sup>${note('1')}</sup> it`, 'in 1984 it'],
  ['a mark of a note that is raised within', `in 1984${note('<sup>12</sup>')} it`, 'in 1984 it'],
  ['a mark glued to a word', `the sea${note('3')} rose`, 'the sea rose'],
  ['a mark in brackets', `the sea ${note('[3]')} rose`, 'the sea rose'],
  ['a star', `the sea${note('*')} rose`, 'the sea rose'],
  ['a raised mark apart from its word', `the sea <sup>${note('3')}</sup> rose`, 'the sea rose'],
  ['a link to a chapter', `see chapter ${note('3')} of it`, 'see chapter 3 of it'],
  ['a link to a year', `the flood of ${note('841')}, and`, 'the flood of 841, and'],
  ['links to several', `figures ${note('2')} and ${note('4')}`, 'figures 2 and 4'],
  ['a link in round brackets', `as told (${note('7')}) before`, 'as told (7) before'],
  ['a power', 'some 10<sup>3</sup> waves', 'some 10³ waves'],
  ['a negative power', 'some 10<sup>−3</sup> waves', 'some 10⁻³ waves'],
  ['a square', '5 km<sup>2</sup> of x<sup>2</sup>', '5 km² of x²'],
  ['a mark without a link', 'in 1984<sup>1</sup> it', 'in 1984¹ it'],
  ['what is lowered', 'CO<sub>2</sub> and H<sub>2</sub>O', 'CO2 and H2O'],
  ['an ordinal', 'the 1<sup>st</sup> and H2', 'the 1st and H2'],
])('in markup: %s', async (_, markup, text) => {
  const { chapters } = await read(
    () => `<html><body><p>${PROSE.repeat(5)}</p><p>Then ${markup}.</p></body></html>`,
  );
  expect(chapters[0]?.text.split('\n\n')[1]).toBe(`Then ${text}.`);
});

test('a number that begins a paragraph and leads to it is none of its words', async () => {
  const entry = (number: number) =>
    `<div>\n <label><a href="#o${number}">${number}</a></label>\n <p id="o${number}">${PROSE}</p></div>`;
  const { chapters } = await read(
    () => `<html><body>${[1, 2, 3].map(entry).join('')}</body></html>`,
  );
  expect(chapters[0]?.text).toBe([1, 2, 3].map(() => PROSE.trim()).join('\n\n'));
});

/** A page with a word or two in small print above the line, and a note below the text. */
const printed = (before: string, raised: string, after: string, foot = '3 Newton said so.') =>
  pdfOf((pdf) => {
    pdf
      .font('Times-Roman', 11)
      .text(`${PROSE.repeat(5)}of the sea of it as.`, 50, 60, { width: 320 });
    pdf.text(before, 50, 200, { lineBreak: false });
    const at = 50 + pdf.widthOfString(before);
    pdf.font('Times-Roman', 7).text(raised, at, 198, { lineBreak: false });
    const next = at + pdf.widthOfString(raised);
    pdf.font('Times-Roman', 11).text(after, next, 200, { lineBreak: false });
    pdf.font('Times-Roman', 8).text(foot, 50, 500);
  });

test.each<[string, string, string, string, string]>([
  ['a mark after a year', 'In 1984', '3', ' it rose.', 'In 1984 it rose.'],
  ['a mark after a word', 'The sea', '3', ' rose.', 'The sea rose.'],
  ['a power', 'Some 10', '3', ' waves.', 'Some 10³ waves.'],
  ['a negative power', 'Some 10', '-3', ' waves.', 'Some 10⁻³ waves.'],
  ['a square of a unit', 'Many km', '2', ' of it.', 'Many km² of it.'],
  ['a square of a variable', 'Twice x', '2', ' of it.', 'Twice x² of it.'],
  ['a formula', 'E = mc', '2', ' of it.', 'E = mc² of it.'],
  ['a mark after the first person', 'So did I', '3', ' then.', 'So did I then.'],
])('raised in print: %s', async (_, before, raised, after, expected) => {
  const blocks = await blocksOfPdf(await printed(before, raised, after));
  expect(blocks.map(({ text }) => text).join(' ')).toContain(expected);
});

test.each<[string, string, string]>([
  ['a mark glued to a word', 'The water3 rose.', 'The water rose.'],
  ['a mark glued to a short word', 'Most of it3 rose.', 'Most of it rose.'],
  ['the name of a format', 'An mp3 of waves.', 'An mp3 of waves.'],
  ['a name that comes again', 'A wave3 is no wave3 of old.', 'A wave3 is no wave3 of old.'],
  ['a version', 'It is libsea.so.3.0.0 now.', 'It is libsea.so.3.0.0 now.'],
  ['a file', 'It is in lib/libsea.so.3 now.', 'It is in lib/libsea.so.3 now.'],
  ['a molecule', 'Ozone is O3 in air.', 'Ozone is O3 in air.'],
  ['a cube', 'Some 5 km\u00b3 of it.', 'Some 5 km\u00b3 of it.'],
  ['a number', 'In 1983 it rose.', 'In 1983 it rose.'],
])('on the line, above a note 3: %s', async (_, body, expected) => {
  const blocks = await blocksOfPdf(await printed(body, '', ''));
  expect(blocks.map(({ text }) => text).join(' ')).toContain(expected);
});
