import { SENTENCES, filled } from './hostile-text.ts';

/** A PDF of objects as they are told; the first is its catalogue. */
function pdfOfObjects(objects: readonly string[]): Uint8Array {
  let text = '%PDF-1.4\n';
  const places: number[] = [];
  for (const [index, object] of objects.entries()) {
    places.push(text.length);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`,
    'latin1',
  );
}

const streamOf = (content: string, dictionary = '') =>
  `<<${dictionary}/Length ${content.length}>>\nstream\n${content}\nendstream`;

const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const RESOURCES = '/Resources<</Font<</F 4 0 R>>>>';

/** Pages of content, with what else the catalogue and further objects hold, from number 5 + pages × 2. */
function pdfOfPages(
  contents: readonly string[],
  { catalogue = '', resources = RESOURCES, objects = [] as readonly string[] } = {},
): Uint8Array {
  const first = 5;
  const kids = contents.map((_, index) => `${first + index * 2} 0 R`).join(' ');
  const pages = contents.flatMap((content, index) => [
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 600]${resources}/Contents ${first + index * 2 + 1} 0 R>>`,
    streamOf(content),
  ]);
  return pdfOfObjects([
    `<</Type/Catalog/Pages 2 0 R${catalogue}>>`,
    `<</Type/Pages/Count ${contents.length}/Kids[${kids}]>>`,
    'null',
    FONT,
    ...pages,
    ...objects,
  ]);
}

const line = (text: string, y: number, size = 10) =>
  `BT /F ${size} Tf 20 ${y} Td (${text}) Tj ET\n`;
const BODY =
  SENTENCES.match(/.{1,70}/g)
    ?.map((text, index) => line(text, 580 - index * 14))
    .join('') ?? '';
/** The first two objects that follow one page. */
const AFTER_ONE_PAGE = 7;

/** Outline entries one after another, each told its number; objects begin at the given number. */
function outline(count: number, destination: (index: number) => string, from = AFTER_ONE_PAGE) {
  const at = (index: number) => `${from + 1 + index} 0 R`;
  return [
    `<</Type/Outlines/First ${at(0)}/Last ${at(count - 1)}/Count ${count}>>`,
    ...Array.from(
      { length: count },
      (_, index) =>
        `<</Title(Line ${index})/Parent ${from} 0 R${index + 1 < count ? `/Next ${at(index + 1)}` : ''}/Dest ${destination(index)}>>`,
    ),
  ];
}

const withOutline = (content: string, objects: readonly string[]) =>
  pdfOfPages([content], { catalogue: `/Outlines ${AFTER_ONE_PAGE} 0 R`, objects });

function formsWithinForms(bytes: number): Uint8Array {
  const form = (index: number, content: string) =>
    streamOf(
      content,
      `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</Font<</F 4 0 R>>/XObject<</X ${index + 1} 0 R>>>>`,
    );
  const depth = Math.max(2, Math.round(Math.log2(bytes)));
  return pdfOfPages([`${BODY}/X Do`], {
    resources: `/Resources<</Font<</F 4 0 R>>/XObject<</X ${AFTER_ONE_PAGE} 0 R>>>>`,
    objects: [
      ...Array.from({ length: depth }, (_, index) => form(AFTER_ONE_PAGE + index, '/X Do /X Do')),
      form(0, line('x', 9)),
    ],
  });
}

/** PDFs; texts of lines are set on one page where nothing else is said. */
export const HOSTILE_PDFS: Readonly<Record<string, (bytes: number) => Uint8Array>> = {
  'lines of a letter': (bytes) =>
    pdfOfPages([BODY + filled(bytes, (index) => line('x', 9 + (index % 500)))]),
  'digits of one line': (bytes) =>
    pdfOfPages([`${BODY}BT /F 10 Tf 20 9 Td ${filled(bytes, '(1) Tj ')} ET`]),
  'raised digits of one line': (bytes) =>
    pdfOfPages([
      `${BODY}BT /F 10 Tf 20 9 Td (10) Tj ${filled(bytes, '/F 6 Tf 3 Ts (1) Tj 0 Ts /F 10 Tf (x) Tj ')} ET`,
    ]),
  'pieces of one line': (bytes) =>
    pdfOfPages([`${BODY}BT /F 10 Tf 20 9 Td ${filled(bytes, '(a ) Tj ')} ET`]),
  'large lines': (bytes) =>
    pdfOfPages([BODY + filled(bytes, (index) => line('ab', 9 + (index % 500), 20))]),
  'large lines with numbers': (bytes) =>
    pdfOfPages([BODY + filled(bytes, (index) => line(`Chapter ${index}`, 9 + (index % 500), 20))]),
  'lines of many sizes': (bytes) =>
    pdfOfPages([BODY + filled(bytes, (index) => line('abc', 9, 11 + index / 10))]),
  'notes at the foot': (bytes) =>
    pdfOfPages([
      BODY +
        filled(bytes / 2, (index) => line('word word', 300 + (index % 200))) +
        filled(bytes / 2, (index) => line(`${index % 999} A note`, 9, 7)),
    ]),
  'marks of notes': (bytes) =>
    pdfOfPages([
      BODY +
        filled(bytes, () => line('word.12 word.13 word.14', 300)) +
        Array.from({ length: 99 }, (_, index) => line(`${900 + index} A note`, 9, 7)).join(''),
    ]),
  'words parted by hyphens': (bytes) =>
    pdfOfPages([BODY + filled(bytes, (index) => line('ab-', 9 + (index % 500)))]),
  'one line of words': (bytes) => pdfOfPages([BODY + line(filled(bytes, 'a-'), 9)]),
  'one word': (bytes) => pdfOfPages([BODY + line(filled(bytes, 'a'), 9)]),
  'running numbers': (bytes) =>
    pdfOfPages(
      Array.from(
        { length: Math.min(4_000, bytes / 400) },
        (_, index) => `${line(filled(60, `${index} `), 590)}${line(`a${index}`, 300)}`,
      ),
    ),
  pages: (bytes) =>
    pdfOfPages([
      BODY,
      ...Array.from({ length: Math.min(4_900, bytes / 400) }, () =>
        line('word word word word word word', 9),
      ),
    ]),
  'an outline of one place': (bytes) =>
    withOutline(
      BODY + filled(bytes / 2, (index) => line('x', 20 + (index % 500))),
      outline(bytes / 200, () => '[5 0 R /XYZ 0 1 0]'),
    ),
  'an outline of names that are not there': (bytes) =>
    withOutline(
      BODY,
      outline(bytes / 100, (index) => `(n${index})`),
    ),
  'an outline that leads to no page': (bytes) =>
    withOutline(
      BODY,
      outline(bytes / 100, () => '[4 0 R /Fit]'),
    ),
  'an outline of pages': (bytes) => {
    const count = Math.min(4_000, Math.floor(bytes / 400));
    return pdfOfPages(
      [BODY, ...Array.from({ length: count }, () => line('word word word word word word', 9))],
      {
        catalogue: `/Outlines ${5 + (count + 1) * 2} 0 R`,
        objects: outline(
          Math.min(2_000, count),
          (index) => `[${5 + index * 2} 0 R /Fit]`,
          5 + (count + 1) * 2,
        ),
      },
    );
  },
  'an outline that leads into itself': () =>
    withOutline(BODY, [
      '<</Type/Outlines/First 8 0 R/Last 8 0 R>>',
      '<</Title(a)/Parent 7 0 R/First 8 0 R/Next 8 0 R/Dest[5 0 R/Fit]>>',
    ]),
  'forms within forms': formsWithinForms,
  'arrays within arrays': (bytes) =>
    pdfOfPages([BODY], { catalogue: `/X ${filled(bytes / 2, '[')}${filled(bytes / 2, ']')}` }),
  'arrays in the content': (bytes) =>
    pdfOfPages([`${BODY}${filled(bytes / 2, '[')}${filled(bytes / 2, ']')} TJ`]),
  'strings within strings': (bytes) =>
    pdfOfPages([`${BODY}${filled(bytes / 2, '(')}${filled(bytes / 2, ')')} Tj`]),
  'states within states': (bytes) => pdfOfPages([BODY + filled(bytes, 'q ')]),
  objects: (bytes) =>
    pdfOfPages([BODY], { objects: Array.from({ length: bytes / 60 }, () => 'null') }),
  'without a table of objects': (bytes) =>
    Buffer.from(`%PDF-1.4\n${filled(bytes, '1 0 obj\n<<>>\n')}`),
  'begins of objects': (bytes) => Buffer.from(`%PDF-1.4\n${filled(bytes, '1 0 obj ')}`),
  trailers: (bytes) => Buffer.from(`%PDF-1.4\n${filled(bytes, 'trailer <<')}`),
  'ends of tables': (bytes) => Buffer.from(`%PDF-1.4\n${filled(bytes, 'xref\n0 1\n')}`),
};
