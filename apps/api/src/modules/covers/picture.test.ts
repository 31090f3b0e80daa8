import { expect, test } from 'vitest';

import { PICTURES } from '../../testing/pictures.ts';
import { pictureType } from './picture.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

test.each(Object.entries(PICTURES))('%s is known by its first bytes', (type, bytes) => {
  expect(pictureType(bytes)).toBe(type);
});

test.each([
  ['older GIF', 'GIF87a\x01\0', 'image/gif'],
  ['AVIF by its own brand', '\0\0\0\x14ftypavif\0\0\0\0mif1', 'image/avif'],
  ['a sequence of AVIF pictures', '\0\0\0\x14ftypavis\0\0\0\0mif1', 'image/avif'],
])('%s', (_case, text, type) => {
  expect(pictureType(latin1(text))).toBe(type);
});

test.each([
  ['nothing', ''],
  ['one byte', '\x89'],
  ['half a PNG signature', '\x89PNG'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
  ['SVG behind an XML line', '<?xml version="1.0"?><svg></svg>'],
  ['a page', '<!doctype html><title>PNG</title>'],
  ['a page that mentions a signature', '<p>GIF89a'],
  ['a script', 'alert(1)'],
  ['sound in a RIFF file', 'RIFF\x24\0\0\0WAVEfmt '],
  ['a film', '\0\0\0\x18ftypisom\0\0\0\0isommp42'],
  ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['a brand beyond the first box', '\0\0\0\x10ftypisom\0\0\0\0avif'],
  ['BMP', 'BM\x36\0\0\0'],
  ['PDF', '%PDF-1.7'],
])('is no picture that is kept: %s', (_case, text) => {
  expect(pictureType(latin1(text))).toBeUndefined();
});
