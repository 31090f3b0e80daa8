import { SENTENCES, filled } from './hostile-text.ts';

/** Texts of documents of Word, in the elements of their bodies. */
export const HOSTILE_DOCX: Readonly<Record<string, (bytes: number) => string>> = {
  'paragraphs within paragraphs': (bytes) => filled(bytes, '<w:p><w:r><w:t>x</w:t>'),
  'paragraphs of a letter': (bytes) => filled(bytes, '<w:p><w:r><w:t>x</w:t></w:r></w:p>'),
  'empty paragraphs': (bytes) => filled(bytes, '<w:p/>'),
  'runs of a letter': (bytes) => `<w:p>${filled(bytes, '<w:r><w:t>x</w:t></w:r>')}</w:p>`,
  'raised runs': (bytes) =>
    `<w:p>${filled(bytes, '<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:t>1</w:t></w:r>')}</w:p>`,
  notes: (bytes) => `<w:p>${filled(bytes, '<w:r><w:footnoteReference w:id="1"/></w:r>')}</w:p>`,
  'breaks of lines': (bytes) => `<w:p>${filled(bytes, '<w:br/>')}</w:p>`,
  'breaks and spaces': (bytes) => `<w:p>${filled(bytes, '<w:br/><w:tab/>')}</w:p>`,
  'styles of a paragraph': (bytes) => `<w:p>${filled(bytes, '<w:pStyle w:val="s1"/>')}</w:p>`,
  headings: (bytes) =>
    filled(
      bytes,
      (index) =>
        `<w:p><w:pPr><w:outlineLvl w:val="${index % 9}"/></w:pPr><w:r><w:t>T${index}</w:t></w:r></w:p>`,
    ),
  'entries of lists': (bytes) =>
    filled(
      bytes,
      (index) =>
        `<w:p><w:pPr><w:numPr><w:ilvl w:val="${index % 9}"/><w:numId w:val="${index % 50}"/></w:numPr></w:pPr><w:r><w:t>x</w:t></w:r></w:p>`,
    ),
  'tables within tables': (bytes) => filled(bytes, '<w:tbl><w:tr><w:tc><w:p>'),
  'a head of many cells above many rows': (bytes) => {
    const cell = '<w:tc><w:p><w:r><w:t>x</w:t></w:r></w:p></w:tc>';
    return `<w:tbl><w:tr><w:trPr><w:tblHeader/></w:trPr>${filled(bytes / 2, cell)}</w:tr>${filled(bytes / 2, `<w:tr>${cell}</w:tr>`)}</w:tbl>`;
  },
  'ends of other tags': (bytes) => filled(bytes / 2, '<w:r>') + filled(bytes / 2, '</w:x>'),
  attributes: (bytes) => `<w:p ${filled(bytes, (index) => `a${index}="" `)}/>`,
  entities: (bytes) => `<w:p><w:r><w:t>${filled(bytes, '&l;&amp;')}</w:t></w:r></w:p>`,
};

/** Styles and lists that such a document declares. */
export const HOSTILE_STYLES: Readonly<Record<string, (bytes: number) => string>> = {
  'styles that rest on each other': (bytes) =>
    filled(
      bytes,
      (index) => `<w:style w:styleId="s${index}"><w:basedOn w:val="s${index + 1}"/></w:style>`,
    ),
  'names of a style': (bytes) =>
    `<w:style w:styleId="s1">${filled(bytes, '<w:name w:val="a"/>')}</w:style>`,
};

/** Texts of OpenDocument texts. */
export const HOSTILE_ODT: Readonly<Record<string, (bytes: number) => string>> = {
  'sections within sections': (bytes) => filled(bytes, '<text:section>'),
  'lists within lists': (bytes) => filled(bytes, '<text:list><text:list-item>'),
  'lists within lists, again and again': (bytes) =>
    filled(bytes, '<text:list>'.repeat(300) + '</text:list>'.repeat(300)),
  'cells within tables': (bytes) =>
    '<table:table>'.repeat(400) +
    filled(bytes, '<table:table-cell><text:p>x</text:p></table:table-cell>'),
  paragraphs: (bytes) => filled(bytes, '<text:p>x</text:p>'),
  spans: (bytes) =>
    `<text:p>${filled(bytes, '<text:span text:style-name="a">x</text:span>')}</text:p>`,
  headings: (bytes) =>
    filled(
      bytes,
      (index) => `<text:h text:outline-level="${index}">T${index}</text:h><text:p>x</text:p>`,
    ),
  spaces: (bytes) => `<text:p>${filled(bytes, '<text:s/>')}</text:p>`,
  'breaks of lines': (bytes) => `<text:p>${filled(bytes, '<text:line-break/><text:s/>')}x</text:p>`,
  styles: (bytes) =>
    filled(
      bytes,
      (index) =>
        `<style:style style:name="a${index}"><style:text-properties style:text-position="super 58%"/></style:style>`,
    ),
};

/** Bodies of FictionBooks. */
export const HOSTILE_FB2: Readonly<Record<string, (bytes: number) => string>> = {
  'sections within sections': (bytes) => filled(bytes, '<section>'),
  'titles within titles': (bytes) => filled(bytes, '<section><title><p>x'),
  'titles in deep sections': (bytes) =>
    '<section>'.repeat(400) + filled(bytes, '<title><p>x</p></title>'),
  sections: (bytes) =>
    filled(bytes, (index) => `<section><title><p>T${index}</p></title><p>x</p></section>`),
  'ends of other tags': (bytes) => '<v>'.repeat(500) + filled(bytes, '</x>'),
  notes: (bytes) => `<p>${filled(bytes, '<a l:href="#n1" type="note">1</a>')}</p>`,
  'links of many attributes': (bytes) =>
    filled(bytes, `<a ${Array.from({ length: 100 }, (_, index) => `a${index}=""`).join(' ')}/>`),
  powers: (bytes) => `<p>${filled(bytes, 'x<sup>1</sup>')}</p>`,
  paragraphs: (bytes) => filled(bytes, '<p>x</p>'),
  'verses within verses': (bytes) => filled(bytes, '<v>x'),
  'begins of its root': (bytes) => filled(bytes, '<FictionBook'),
  languages: (bytes) => `<description>${filled(bytes, '<lang>')}</description>`,
};

export const fb2Of = (body: string) =>
  `<?xml version="1.0"?><FictionBook><body><section><p>${SENTENCES}</p>${body}</section></body></FictionBook>`;
