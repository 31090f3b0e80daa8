import { SENTENCES, filled } from './hostile-text.ts';

/** Bodies of pages in HTML, each of about so many bytes. */
export const HOSTILE_PAGES: Readonly<Record<string, (bytes: number) => string>> = {
  'tags within tags': (bytes) => filled(bytes, '<b>'),
  'tags within tags, with words': (bytes) => filled(bytes, '<b>x'),
  'tags that end, within tags': (bytes) => filled(bytes / 2, '<i>') + filled(bytes / 2, '</i>'),
  'ends of other tags': (bytes) => filled(bytes / 2, '<i>') + filled(bytes / 2, '</u>'),
  'ends of nothing': (bytes) => filled(bytes, '</p>'),
  'blocks within blocks': (bytes) => filled(bytes, '<div>x'),
  'blocks of a letter': (bytes) => filled(bytes, '<p>x'),
  'empty blocks': (bytes) => filled(bytes, '<p></p>'),
  'breaks of lines': (bytes) => filled(bytes, '<br>'),
  'breaks between letters': (bytes) => filled(bytes, 'x<br>'),
  'nothing above the line, in bold': (bytes) => filled(bytes, '<sup></sup><b></b>'),
  'nothing above the line, in links': (bytes) =>
    filled(bytes / 3, '<a href="#x">') +
    filled(bytes / 3, '<sup></sup>') +
    filled(bytes / 3, '</a><a href="#x">'),
  'digits above the line': (bytes) => filled(bytes, 'x<sup>1</sup>'),
  'what is above what is above the line': (bytes) => filled(bytes, '<sup>1'),
  'spaces in code': (bytes) => filled(bytes, '<code> </code>'),
  'bold spaces': (bytes) => filled(bytes, ' <b></b>'),
  'notes in one paragraph': (bytes) => filled(bytes, 'word<a href="#x">1</a> '),
  'links that do not end': (bytes) => filled(bytes, '<a href="#x">1'),
  'ends of links': (bytes) => filled(bytes / 2, '<a href="#x">') + filled(bytes / 2, '1</a>'),
  'footnotes at the end': (bytes) =>
    filled(bytes, (index) => `<aside epub:type="footnote" id="f${index}">${index}. A note</aside>`),
  'places with names': (bytes) => filled(bytes, (index) => `<a id="a${index}"></a>`),
  'one name again and again': (bytes) => filled(bytes, '<a id="a"></a><p>x</p>'),
  headings: (bytes) => filled(bytes, (index) => `<h2>Title ${index}</h2>`),
  'headings of all levels': (bytes) =>
    filled(bytes, (index) => `<h${(index % 6) + 1}>T${index}</h${(index % 6) + 1}><p>x`),
  'one heading again and again': (bytes) => filled(bytes, '<h2>Title</h2><p>Title</p>'),
  'headings and nothing else': (bytes) => filled(bytes, '<h1>Chapter 1</h1>'),
  'a heading as long as a book': (bytes) => `<h1>${filled(bytes, 'b ')}</h1>`,
  'a heading of points': (bytes) => `<h1>${filled(bytes, '.')}</h1><h1>a</h1><p>x`,
  'letters of an index': (bytes) =>
    filled(bytes, (index) => `<h2>${String.fromCodePoint(0x41 + (index % 26))}</h2><p>x</p>`),
  'lists within lists': (bytes) => filled(bytes, '<ul><li>x'),
  'entries of a list': (bytes) => `<ol>${filled(bytes, '<li>x')}</ol>`,
  'lists of one entry': (bytes) => filled(bytes, '<ol><li>x</ol>'),
  terms: (bytes) =>
    `<dl>${filled(bytes, (index) => `<dt>t${index}<dd>what explains the term`)}</dl>`,
  'the same term again and again': (bytes) => filled(bytes, '<dl><dt>t<dd>what explains it</dl>'),
  'tables within tables': (bytes) => filled(bytes, '<table><tr><td>x'),
  'a row of many cells': (bytes) => `<table><tr>${filled(bytes, '<td>x')}</table>`,
  'a head of many cells above many rows': (bytes) =>
    `<table><tr>${filled(bytes / 2, '<th>x')}<tr>${filled(bytes / 2, '<td>x')}</table>`,
  'many rows below a head': (bytes) =>
    `<table><tr><th>a<th>b${filled(bytes, '<tr><td>x<td>y')}</table>`,
  'wide cells': (bytes) => `<table><tr>${filled(bytes, '<td colspan=99999>x')}</table>`,
  questions: (bytes) => filled(bytes, '<h3>What is a tide?</h3><p>A: It rises.</p>'),
  'attributes of one tag': (bytes) => `<p ${filled(bytes, (index) => `a${index} `)}>x`,
  'attributes of numbers': (bytes) => `<p ${filled(bytes, (index) => `${index * 7}=1 `)}>x`,
  'one attribute again and again': (bytes) => `<p ${filled(bytes, 'a=1 ')}>x`,
  'a class without end': (bytes) => `<p class="${filled(bytes, 'page ')}">x`,
  'types without end': (bytes) => `<p epub:type="${filled(bytes, 'page ')}">x`,
  'an attribute without end': (bytes) => `<p class="${filled(bytes, 'x')}`,
  'a name without end': (bytes) => `<${filled(bytes, 'x')}`,
  'begins of tags': (bytes) => filled(bytes, '<'),
  'begins of ends': (bytes) => filled(bytes, '</'),
  'begins of comments': (bytes) => filled(bytes, '<!--'),
  'a comment of bars': (bytes) => `<!--${filled(bytes, '- -')}`,
  'begins of declarations': (bytes) => filled(bytes, '<!x '),
  'begins of instructions': (bytes) => filled(bytes, '<?x '),
  'begins of data': (bytes) => filled(bytes, '<![CDATA['),
  'ends of data': (bytes) => `<![CDATA[${filled(bytes, ']]')}`,
  'a script that nearly ends': (bytes) => `<script>${filled(bytes, '</scrip')}`,
  'titles within titles': (bytes) => filled(bytes, '<title>x'),
  'drawings within drawings': (bytes) => filled(bytes, '<svg>'),
  'words in drawings': (bytes) => filled(bytes, '<svg><title>x</title></svg><math><mi>'),
  'what is left out, within itself': (bytes) => filled(bytes, '<nav>x'),
  'readings of signs': (bytes) => filled(bytes, '<ruby>字<rt>じ</rt></ruby>'),
  ampersands: (bytes) => filled(bytes, '&'),
  entities: (bytes) => filled(bytes, '&amp;'),
  'entities that are none': (bytes) => filled(bytes, '&ampx'),
  'an entity without end': (bytes) => `&${filled(bytes, 'a')}`,
  'numbers of signs': (bytes) => filled(bytes, '&#x61;'),
  'a number without end': (bytes) => `&#${filled(bytes, '9')};`,
  'entities of their own': (bytes) =>
    `<!DOCTYPE html [${filled(bytes / 2, (index) => `<!ENTITY l${index} "&l${index - 1};">`)}]>${filled(bytes / 2, '&l99;')}`,
};

/** A page of HTML around one of them. */
export const pageOf = (body: string) =>
  `<html><head><title>Tides</title></head><body><p>${SENTENCES}</p>${body}</body></html>`;
