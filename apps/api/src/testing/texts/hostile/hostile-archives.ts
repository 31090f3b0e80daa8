import { type Zippable, strToU8, zipSync } from 'fflate';

import { pageOf } from './hostile-pages.ts';
import { SENTENCES, filled } from './hostile-text.ts';

type Files = Readonly<Record<string, string>>;

/** Stored as they are, so that no ratio of sizes tells that they are hostile. */
function storedZip(files: Files): Uint8Array {
  const entries = Object.entries(files).map(([name, text]) => [
    name,
    [strToU8(text), { level: 0 }],
  ]);
  return zipSync(Object.fromEntries(entries) as Zippable);
}

const CONTAINER = '<container><rootfiles><rootfile full-path="a.opf"/></rootfiles></container>';

type Parts = {
  readonly pages?: Files;
  readonly manifest?: string;
  readonly spine?: string;
  readonly guide?: string;
  readonly nav?: string;
  readonly ncx?: string;
  readonly container?: string;
  readonly encryption?: string;
  readonly entries?: Files;
};

/** An e-book of one page of sentences, or of what is told of its parts. */
export function epubWith(parts: Parts): Uint8Array {
  const { pages = { 'p.xhtml': pageOf('') }, manifest = '', spine = '', guide = '' } = parts;
  const { nav, ncx, encryption, container = CONTAINER, entries = {} } = parts;
  const names = Object.keys(pages);
  const item = (id: string, href: string, rest: string) =>
    `<item id="${id}" href="${href}" ${rest}/>`;
  const items = [
    ...names.map((name, index) => item(`p${index}`, name, 'media-type="application/xhtml+xml"')),
    ...(nav === undefined ? [] : [item('nav', 'nav.xhtml', 'properties="nav"')]),
    ...(ncx === undefined ? [] : [item('ncx', 'toc.ncx', 'media-type="application/x-dtbncx+xml"')]),
  ];
  const refs = names.map((_, index) => `<itemref idref="p${index}"/>`);
  return storedZip({
    'META-INF/container.xml': container,
    'a.opf': `<package><manifest>${items.join('')}${manifest}</manifest><spine>${refs.join('')}${spine}</spine>${guide}</package>`,
    ...pages,
    ...(nav !== undefined && { 'nav.xhtml': `<nav>${nav}</nav>` }),
    ...(ncx !== undefined && { 'toc.ncx': `<ncx><navMap>${ncx}</navMap></ncx>` }),
    ...(encryption !== undefined && { 'META-INF/encryption.xml': encryption }),
    ...entries,
  });
}

const places = (bytes: number) => filled(bytes, (index) => `<a id="a${index}"></a><p>words</p>`);
const navLinks = (bytes: number) =>
  filled(bytes, (index) => `<a href="p.xhtml#a${index}">Line</a>`);

const manyPages = (bytes: number): Files =>
  Object.fromEntries(
    Array.from({ length: Math.min(9_000, bytes / 200) }, (_, index) => [`p${index}.xhtml`, '<p>x']),
  );

/** E-books whose size is in one of their parts. */
export const HOSTILE_EPUBS: Readonly<Record<string, (bytes: number) => Uint8Array>> = {
  'as many places as lines of contents': (bytes) =>
    epubWith({ pages: { 'p.xhtml': pageOf(places(bytes / 2)) }, nav: navLinks(bytes / 2) }),
  'lines of contents that lead to one place': (bytes) =>
    epubWith({
      pages: { 'p.xhtml': pageOf(filled(bytes / 2, '<a id="a"></a><p>x')) },
      nav: filled(bytes / 2, '<a href="p.xhtml#a">L</a>'),
    }),
  'lines of contents within each other': (bytes) =>
    epubWith({ nav: filled(bytes, '<a href="p.xhtml">Line ') }),
  'lines of contents that lead nowhere': (bytes) =>
    epubWith({ nav: filled(bytes, (index) => `<a href="p.xhtml#x${index}">L</a>`) }),
  'lines of contents in many folders': (bytes) =>
    epubWith({ nav: filled(bytes, `<a href="${'a/../'.repeat(200)}p.xhtml">L</a>`) }),
  'a line of contents as long as a book': (bytes) =>
    epubWith({ nav: `<a href="p.xhtml">${filled(bytes, 'L ')}</a><a href="p.xhtml">M</a>` }),
  'points of contents within each other': (bytes) =>
    epubWith({ ncx: filled(bytes, '<navPoint><text>L</text><content src="p.xhtml"/>') }),
  'texts of one point of contents': (bytes) =>
    epubWith({ ncx: `<navPoint>${filled(bytes, '<text>L</text><content src="p.xhtml"/>')}` }),
  'elements of contents': (bytes) => epubWith({ nav: filled(bytes, '<i/>') }),
  'tags in contents': (bytes) => epubWith({ nav: filled(bytes, '<b>x') }),
  'items that are not there': (bytes) =>
    epubWith({
      manifest: filled(
        bytes,
        (index) => `<item id="x${index}" href="x${index}" media-type="x/html"/>`,
      ),
    }),
  'one page in the spine again and again': (bytes) =>
    epubWith({ spine: filled(bytes, '<itemref idref="p0"/>') }),
  'pages of the guide': (bytes) =>
    epubWith({ guide: filled(bytes, '<reference type="cover" href="x.xhtml"/>') }),
  'properties of an item': (bytes) =>
    epubWith({ manifest: `<item id="x" href="x" properties="${filled(bytes, 'a ')}"/>` }),
  'packages of a container': (bytes) =>
    epubWith({
      container: `${filled(bytes, '<rootfile full-path="b.opf"/>')}<rootfile full-path="a.opf"/>`,
    }),
  'encrypted parts': (bytes) =>
    epubWith({ encryption: filled(bytes, '<CipherReference URI="p.xhtmlx"/>') }),
  'pages of a word': (bytes) => epubWith({ pages: { 'p.xhtml': pageOf(''), ...manyPages(bytes) } }),
  'pages with a line of contents each': (bytes) => {
    const pages = manyPages(bytes);
    const nav = Object.keys(pages).map((name) => `<a href="${name}">L</a>`);
    return epubWith({ pages: { ...pages, 'p.xhtml': pageOf('') }, nav: nav.join('') });
  },
  'entries with long names': (bytes) =>
    epubWith({
      entries: Object.fromEntries(
        Array.from({ length: Math.min(9_000, bytes / 2_000) }, (_, index) => [
          `${index}${'x'.repeat(900)}`,
          '',
        ]),
      ),
    }),
};

export const docxWith = (body: string, styles = ''): Uint8Array =>
  storedZip({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<w:document><w:body><w:p><w:r><w:t>${SENTENCES}</w:t></w:r></w:p>${body}</w:body></w:document>`,
    'word/styles.xml': `<w:styles>${styles}</w:styles>`,
    'word/numbering.xml': `<w:numbering><w:abstractNum w:abstractNumId="1">${[0, 1, 2]
      .map((level) => `<w:lvl w:ilvl="${level}"><w:numFmt w:val="decimal"/></w:lvl>`)
      .join('')}</w:abstractNum>${Array.from(
      { length: 50 },
      (_, index) => `<w:num w:numId="${index}"><w:abstractNumId w:val="1"/></w:num>`,
    ).join('')}</w:numbering>`,
  });

export const odtWith = (body: string, styles = ''): Uint8Array =>
  storedZip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text><text:p>${SENTENCES}</text:p>${body}</office:text></office:body></office:document-content>`,
  });
