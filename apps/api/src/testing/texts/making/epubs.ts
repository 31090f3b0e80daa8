import { type Zippable, strToU8, zipSync } from 'fflate';

import { TIDES } from '../tides.ts';

type Files = Readonly<Record<string, string>>;

/** An e-book by hand: what a file is left out of or put in differs from test to test. */
export function epubOf(files: Files, extra: Zippable = {}): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync({ ...Object.fromEntries(entries), ...extra });
}

const CONTAINER = `<?xml version="1.0"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles><rootfile full-path="OEBPS/content.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>`;

/** A package document whose spine is the given pages, in this order. */
function packageOf(pages: readonly string[], { manifest = '', spine = '' } = {}): string {
  const items = pages.map(
    (href, index) => `<item id="p${index}" href="${href}" media-type="application/xhtml+xml"/>`,
  );
  const refs = pages.map((_, index) => `<itemref idref="p${index}"/>`);
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="2.0">
  <manifest>${items.join('')}${manifest}</manifest>
  <spine ${spine}>${refs.join('')}</spine>
</package>`;
}

function page(body: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops">
<head><title>${TIDES.title}</title><style>p { margin: 0 }</style></head><body>${body}</body></html>`;
}

const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('\n');

/** Pages that carry the book with headings of its own, one a chapter. */
const CHAPTER_PAGES: Files = Object.fromEntries(
  TIDES.chapters.map(({ title, paragraphs: texts }, index) => [
    `OEBPS/chapter ${index + 1}.xhtml`,
    page(`<h2>${title}</h2>${paragraphs(texts)}`),
  ]),
);

const hrefs = TIDES.chapters.map((_, index) => `chapter%20${index + 1}.xhtml`);

/** Without any table of contents, as converters of old leave them. */
export function epubWithoutContents(): Uint8Array<ArrayBuffer> {
  return epubOf({
    'META-INF/container.xml': CONTAINER,
    'OEBPS/content.opf': packageOf(hrefs),
    ...CHAPTER_PAGES,
  });
}

/** As some tools pack them: the folder in which its files lay is in the archive too. */
export function epubInFolder(): Uint8Array<ArrayBuffer> {
  const files = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': CONTAINER,
    'OEBPS/content.opf': packageOf(hrefs),
    ...CHAPTER_PAGES,
  };
  return epubOf(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`epub/${name}`, text])),
  );
}

/** Its container names a package document that is not there, if it has a container at all. */
export function epubOfOtherPath(container: string | undefined): Uint8Array<ArrayBuffer> {
  return epubOf({
    ...(container !== undefined && {
      'META-INF/container.xml': CONTAINER.replace('OEBPS/content.opf', container),
    }),
    'OEBPS/content.opf': packageOf(hrefs),
    ...CHAPTER_PAGES,
  });
}

/** One page as it is told, and a table of contents whose links are told. */
export function epubOfPage(body: string, links: string): Uint8Array<ArrayBuffer> {
  const nav =
    '<item id="nav" properties="nav" href="nav.xhtml" media-type="application/xhtml+xml"/>';
  return epubOf({
    'META-INF/container.xml': CONTAINER,
    'OEBPS/content.opf': packageOf(['all.html'], { manifest: nav }),
    'OEBPS/all.html': page(body),
    'OEBPS/nav.xhtml': page(`<nav>${links}</nav>`),
  });
}

/** All in one page with notes, page numbers and a licence; the contents point into it. */
export function epubInOnePage(): Uint8Array<ArrayBuffer> {
  const points = TIDES.chapters.map(
    ({ title }, index) => `<navPoint id="n${index}"><navLabel><text>${title}</text></navLabel>
      <content src="all.html#c${index}"/></navPoint>`,
  );
  const chapters = TIDES.chapters.map(
    ({ paragraphs: [first = '', ...rest] }, index) => `<a id="c${index}"></a>
      <p class="title">A picture of the sea</p><hr/>
      <p><span class="pagenum">[Pg ${index}]</span><b>${first}</b><sup><a href="#f1">[1]</a></sup></p>
      ${rest.map((text) => `<div>${text.replaceAll(' ', '\n  ')}</div>`).join('')}`,
  );
  return epubOf({
    'META-INF/container.xml': CONTAINER,
    'OEBPS/content.opf': packageOf(['all.html'], {
      manifest: '<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>',
      spine: 'toc="ncx"',
    }),
    'OEBPS/toc.ncx': `<ncx><navMap>${points.join('')}</navMap></ncx>`,
    'OEBPS/all.html':
      page(`<section class="pg-boilerplate pgheader">The Project Gutenberg eBook</section>
      <h1>${TIDES.title}</h1><p>by ${TIDES.author}</p>
      <p>First published by nobody. All rights reserved. ISBN 0-000-00000-0</p>
      ${chapters.join('').replaceAll('<p class="title">A picture of the sea</p>', '')}
      <aside epub:type="footnote" id="f1">1. A note of no importance.</aside>
      <p>*** END OF THE PROJECT GUTENBERG EBOOK THE PATIENT SEA ***</p>
      <p>You may copy it, give it away or re-use it under the terms of the licence.</p>`),
  });
}

/** What a shop sells: its text is encrypted, and only its own reader has the key. */
export function epubOfShop(algorithm: string, path: string): Uint8Array<ArrayBuffer> {
  return epubOf({
    'META-INF/container.xml': CONTAINER,
    'META-INF/encryption.xml': `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container"
      xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData>
      <enc:EncryptionMethod Algorithm="${algorithm}"/>
      <enc:CipherData><enc:CipherReference URI="${path}"/></enc:CipherData>
      </enc:EncryptedData></encryption>`,
    'OEBPS/content.opf': packageOf(hrefs),
    ...CHAPTER_PAGES,
  });
}

/** Its pages are called by names that lead out of it; one of its entries does as well. */
export function epubOfBurglar(): Uint8Array<ArrayBuffer> {
  return epubOf({
    'META-INF/container.xml': CONTAINER,
    'OEBPS/content.opf': packageOf([
      '../../../../../../etc/passwd',
      'file:///etc/passwd',
      ...hrefs.map((href) => `../OEBPS/x/../${href}`),
    ]),
    '../../etc/passwd': page('<p>root</p>'),
    __proto__: page('<p>root</p>'),
    ...CHAPTER_PAGES,
  });
}

/** Entities that would grow to gigabytes if they were expanded. */
export function epubOfLaughs(): Uint8Array<ArrayBuffer> {
  const entities = Array.from({ length: 12 }, (_, index) => {
    const inner = index === 0 ? 'ha' : `&l${index - 1};`.repeat(10);
    return `<!ENTITY l${index} "${inner}">`;
  });
  const bomb = `<?xml version="1.0"?><!DOCTYPE html [${entities.join('')}]>`;
  const pages = Object.entries(CHAPTER_PAGES).map(([name, text]) => [
    name,
    text.replace(/<\?xml.*\?>/, bomb).replace('</body>', '<p>&l11;</p></body>'),
  ]);
  return epubOf({
    'META-INF/container.xml': CONTAINER,
    'OEBPS/content.opf': bomb + packageOf(hrefs),
    ...Object.fromEntries(pages),
  });
}

/** A page of 40 MB of one letter in a file of 200 KB. */
export function epubOfBomb(): Uint8Array<ArrayBuffer> {
  return epubOf(
    { 'META-INF/container.xml': CONTAINER, 'OEBPS/content.opf': packageOf(['bomb.xhtml']) },
    { 'OEBPS/bomb.xhtml': [new Uint8Array(40_000_000).fill(0x61), { level: 1 }] },
  );
}

/** Many pages, each of a size that one page may have. */
export function epubOfManyBombs(): Uint8Array<ArrayBuffer> {
  const names = Array.from({ length: 100 }, (_, index) => `bomb${index}.xhtml`);
  const bytes = new Uint8Array(1_040_000).fill(0x61);
  return epubOf(
    { 'META-INF/container.xml': CONTAINER, 'OEBPS/content.opf': packageOf(names) },
    Object.fromEntries(names.map((name) => [`OEBPS/${name}`, [bytes, { level: 1 }]])),
  );
}

/** Elements within elements, deeper than recursion reaches. */
export function epubOfDepths(): Uint8Array<ArrayBuffer> {
  const depth = 10_000;
  return epubOf({
    'META-INF/container.xml': CONTAINER,
    'OEBPS/content.opf': packageOf(['deep.xhtml', ...hrefs]),
    'OEBPS/deep.xhtml': page('<div>'.repeat(depth) + '</div>'.repeat(depth)),
    ...CHAPTER_PAGES,
  });
}
