import { TIDES } from '../tides.ts';
import { epubOf as archiveOf } from './epubs.ts';

const ODT_TYPE = 'application/vnd.oasis.opendocument.text';
const LAUGHS = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l "${'haha '.repeat(1000)}">
  <!ENTITY passwd SYSTEM "file:///etc/passwd">]>`;
const DEPTH = 10_000;

/** Each chapter's first paragraph takes what a word processor hides beside it and within it. */
function chaptersIn(
  chapter: (title: string) => string,
  paragraph: (text: string, isFirst: boolean) => string,
): string {
  return TIDES.chapters
    .map(
      ({ title, paragraphs }) =>
        chapter(title) + paragraphs.map((text, at) => paragraph(text, at === 0)).join(''),
    )
    .join('');
}

/** A text with comments, a change that was taken back, a deep section and entities of its own. */
export function odtByHand(): Uint8Array<ArrayBuffer> {
  const note = `<text:note><text:note-citation>1</text:note-citation><text:note-body>
    <text:p>Not of the text.</text:p></text:note-body></text:note>`;
  const comment = '<office:annotation><text:p>Is it so?</text:p></office:annotation>';
  const chapters = chaptersIn(
    (title) => `<text:h text:outline-level="2">${title.replace(': ', ':<text:s/>')}</text:h>`,
    (text, isFirst) => `<text:p>${isFirst ? comment : ''}${text}${isFirst ? note : ''}</text:p>`,
  );
  const deep = '<text:section>'.repeat(DEPTH) + '</text:section>'.repeat(DEPTH);
  return odtOf(`${LAUGHS}<office:document-content><office:body><office:text>
    <text:tracked-changes><text:p>What was here before.</text:p></text:tracked-changes>
    <text:p>&passwd;&l;</text:p>${deep}${chapters}</office:text></office:body></office:document-content>`);
}

/** A document with a comment, changes, a list of contents and a text box that is there twice. */
export function docxByHand(): Uint8Array<ArrayBuffer> {
  const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const box = (text: string) => `<w:txbxContent><w:p>${run(text)}</w:p></w:txbxContent>`;
  const hidden = `<w:del><w:r><w:delText>struck out </w:delText></w:r></w:del>
    <w:moveFrom>${run('moved away ')}</w:moveFrom><w:r><w:commentReference w:id="1"/></w:r>
    <w:r><mc:AlternateContent><mc:Choice><w:drawing><wp:posOffset>12</wp:posOffset>${box('')}</w:drawing></mc:Choice>
    <mc:Fallback><w:pict>${box('twice')}</w:pict></mc:Fallback></mc:AlternateContent></w:r>
    <w:r><w:instrText>PAGE</w:instrText></w:r>`;
  const contents = TIDES.chapters.map(
    ({ title }) => `<w:p><w:pPr><w:pStyle w:val="Verzeichnis1"/></w:pPr>${run(title)}</w:p>`,
  );
  const chapters = chaptersIn(
    (title) => `<w:p><w:pPr><w:pStyle w:val="Kapitel"/></w:pPr>${run(title)}</w:p>`,
    (text, isFirst) => `<w:p>${isFirst ? hidden : ''}${run(text)}</w:p>`,
  );
  return archiveOf({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels':
      '<Relationships><Relationship Type="x/officeDocument" Target="/word/document2.xml"/></Relationships>',
    'word/document2.xml': `${LAUGHS}<w:document><w:body>${contents.join('')}${chapters}</w:body></w:document>`,
    'word/styles.xml': `<w:styles>
      <w:style w:styleId="Kapitel"><w:name w:val="Kapitel"/><w:basedOn w:val="Titel1"/></w:style>
      <w:style w:styleId="Titel1"><w:name w:val="heading 1"/><w:basedOn w:val="Titel1"/></w:style>
      <w:style w:styleId="Verzeichnis1"><w:name w:val="toc 1"/></w:style></w:styles>`,
  });
}

/** In the encoding that it declares, as most were once; its letters beyond ASCII are references. */
export function fb2ByHand(): Uint8Array {
  const chapters = chaptersIn(
    (title) => `</section><section><title><p>${title.replace(': ', ':</p><p>')}</p></title>`,
    (text, isFirst) => `<p>${text}${isFirst ? '<a l:href="#n1" type="note">[1]</a>' : ''}</p>`,
  ).replaceAll(/[^\0-\x7f]/g, (sign) => `&#${sign.codePointAt(0)};`);
  const xml = `<?xml version="1.0" encoding="windows-1251"?>
<FictionBook><description><title-info><book-title>\xcc\xee\xf0\xe5</book-title></title-info></description>
<body><title><p>\xcc\xee\xf0\xe5</p></title><epigraph><p>\xcc\xee\xf0\xe5</p></epigraph>
<section>${chapters}</section></body>
<body name="notes"><section id="n1"><p>Not of the text.</p></section></body>
<binary id="a.png" content-type="image/png">${'aGFo'.repeat(3_000_000)}</binary></FictionBook>`;
  return Buffer.from(xml, 'latin1');
}

export const odtOfPassword = () => odtOf('\u0001', '<encryption-data/>');

export const odtOfBomb = () =>
  archiveOf(
    { mimetype: ODT_TYPE },
    { 'content.xml': [new Uint8Array(33_000_000).fill(0x20), { level: 1 }] },
  );

function odtOf(content: string, entry = ''): Uint8Array<ArrayBuffer> {
  return archiveOf({
    mimetype: ODT_TYPE,
    'META-INF/manifest.xml': `<manifest><file-entry full-path="content.xml">${entry}</file-entry></manifest>`,
    'content.xml': content,
  });
}
