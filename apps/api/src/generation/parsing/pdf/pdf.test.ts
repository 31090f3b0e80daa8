import { expect, test } from 'vitest';

import { pdfOf } from '../../../testing/texts/making/pdfs.ts';
import { TIDES } from '../../../testing/texts/tides.ts';
import { blocksOfPdf } from './pdf.ts';

const BODY = TIDES.chapters[0].paragraphs;
const NOTE = TIDES.chapters.flatMap(({ paragraphs }) => paragraphs).join(' ');
const INTRODUCTION = TIDES.chapters[1].paragraphs.join(' ').slice(0, 250);
const NARROW = { width: 320 };

type Page = { readonly head?: string; readonly text: string; readonly note?: string };

/** Pages with their running head, their text and a note in small print below it. */
function printed(pages: readonly Page[]): Promise<Uint8Array> {
  return pdfOf(
    (pdf) => {
      for (const { head = '', text, note = '' } of pages) {
        pdf.addPage();
        pdf.font('Times-Roman', 9).text(head, 50, 30, { lineBreak: false });
        pdf.font('Times-Roman', 11).text(text, 50, 60, NARROW).moveDown();
        pdf.font('Times-Roman', 8).text(note, NARROW);
      }
    },
    { autoFirstPage: false },
  );
}

/** A paragraph that ends with its page may as well go on with the next. */
const textOf = async (bytes: Promise<Uint8Array>) =>
  (await blocksOfPdf(await bytes)).map(({ text }) => text).join(' ');

test('notes that are longer than the text above them are none of it', async () => {
  const pages = BODY.map((text) => ({ text, note: `1 ${NOTE.slice(0, 900)}` }));
  expect(await textOf(printed(pages))).toBe(BODY.join(' '));
});

test.each<[string, string, string]>([
  ['raised', 'twice a day.¹ The Moon', 'twice a day. The Moon'],
  ['raised and apart', 'twice a day ¹. The Moon', 'twice a day. The Moon'],
  ['on the line', 'twice a day.1 The Moon', 'twice a day. The Moon'],
  ['glued to a word', 'twice a day1 the Moon', 'twice a day the Moon'],
  ['none: it is a number', 'in chapter 1 the Moon', 'in chapter 1 the Moon'],
  ['none: it is a version', 'as in 2.1 the Moon', 'as in 2.1 the Moon'],
])('the mark of a note in the text is left out: %s', async (_, marked, text) => {
  const pages = [marked, 'The sea.', 'The shore.'].map((body) => ({
    text: `The water comes ${body} pulls it.`,
    note: body === marked ? '1 Newton said so.' : '',
  }));
  expect(await textOf(printed(pages))).toContain(`The water comes ${text} pulls it.`);
});

test.each(['The Sea  PAGE / 57', 'PAGE | The Sea', 'The Sea PAGE von 57', 'The Sea PAGE'])(
  'a running head with the number of the page is no part of the text: %s',
  async (head) => {
    const pages = BODY.map((text, index) => ({ text, head: head.replace('PAGE', `${index + 3}`) }));
    expect(await textOf(printed(pages))).toBe(BODY.join(' '));
  },
);

test('nor is a running head whose section is another on each page', async () => {
  const texts = [...BODY, ...TIDES.chapters[1].paragraphs];
  const sections = [
    'Spring and neap',
    'Bores',
    'The basins',
    'Tables',
    'Resonance',
    'Fundy',
    'Rain',
  ];
  const pages = texts.map((text, index) => ({
    text,
    head: `On the shores and their basins    2.${index}. ${sections[index]}`,
  }));
  expect(await textOf(printed(pages))).toBe(texts.join(' '));
});

test('a bookmark that points into a sentence begins at its title, or after the sentence', async () => {
  const bytes = pdfOf((pdf) => {
    pdf.font('Times-Roman', 11);
    pdf.text(BODY[0], 50, 60, NARROW);
    pdf.outline.addItem('Somewhere');
    pdf.text('The Moon', 50, 300).text(BODY[1], 50, 330, NARROW);
    pdf.outline.addItem('The Moon');
  });
  const blocks = await blocksOfPdf(await bytes);
  expect(blocks.filter(({ kind }) => kind === 'paragraph').map(({ text }) => text)).toEqual(
    expect.arrayContaining([BODY[0], BODY[1]]),
  );
  expect(blocks.findIndex(({ text }) => text === 'The Moon')).toBeLessThan(
    blocks.findIndex(({ text }) => text === BODY[1]),
  );
});

test('a quotation in small print at the foot of a page stays', async () => {
  const quoted = 'Time and tide wait for no man, and least of all for those who dig in the sand.';
  const text = await textOf(printed(BODY.map((body) => ({ text: body, note: quoted }))));
  expect(text.split(quoted)).toHaveLength(BODY.length + 1);
});

test('the text below an introduction in larger print stays', async () => {
  const texts = TIDES.chapters.flatMap(({ paragraphs }) => paragraphs);
  const bytes = pdfOf(
    (pdf) => {
      for (const [index, text] of texts.entries()) {
        pdf.addPage();
        if (index % 3 === 0) pdf.font('Times-Roman', 14).text(INTRODUCTION, 50, 60, NARROW);
        pdf.font('Times-Roman', 11).text(`1 ${text}`, 50, 250 + index, NARROW);
      }
    },
    { autoFirstPage: false },
  );
  const text = await textOf(bytes);
  for (const body of texts) expect(text).toContain(body);
});

test('lines that begin alike at the head of pages far from each other stay', async () => {
  const texts = Array.from({ length: 60 }, (_, page) =>
    page % 10 === 0
      ? `The following example shows how water climbs the shore of bay ${page}a.`
      : `Page after page tells of the sea in other words, such as number${page}x.`.slice(page % 40),
  );
  const text = await textOf(printed(texts.map((body) => ({ text: body }))));
  for (const page of [0, 10, 20, 30, 40, 50]) expect(text).toContain(`bay ${page}a.`);
  expect(text.match(/The following example/g)).toHaveLength(6);
});

test('a power is no mark of a note', async () => {
  const bytes = pdfOf((pdf) => {
    pdf.font('Times-Roman', 11).text(BODY[0], 50, 60, NARROW);
    const end = 50 + pdf.widthOfString('The sea holds 10');
    pdf.text('The sea holds 10', 50, 300, { lineBreak: false });
    pdf.fontSize(7).text('21', end, 298, { lineBreak: false });
    pdf.fontSize(11).text(' litres of water', end + 7, 300, { lineBreak: false });
  });
  expect(await textOf(bytes)).toContain('10²¹');
});
