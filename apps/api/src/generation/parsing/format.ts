import { type Archive, openArchive } from './epub/archive.ts';
import { UnreadableTextError } from './unreadable-text.ts';

const LOOKED_AT_BYTES = 1024;
const OF_PICTURES_AND_SOUND = [
  '\x89PNG',
  '\xff\xd8\xff',
  'GIF8',
  'RIFF',
  'ID3',
  'OggS',
  'II*\0',
  'MM\0*',
  '\x1f\x8b',
  'Rar!',
  '7z\xbc\xaf',
  '\x7fELF',
  'MZ',
];
const MOBI_AT = 60;

/** What a file is by its first bytes: a PDF, an e-book, or else something to be read as text. */
export type Container =
  | { readonly kind: 'pdf' }
  | { readonly kind: 'epub'; readonly archive: Archive }
  | { readonly kind: 'plain' };

/** @throws UnreadableTextError when it is of a kind that is not read, in words of what to do. */
export function containerOf(bytes: Uint8Array): Container {
  const start = Buffer.from(bytes.subarray(0, LOOKED_AT_BYTES)).toString('latin1');
  if (start.includes('%PDF-')) return { kind: 'pdf' };
  if (start.startsWith('PK\x03\x04')) return { kind: 'epub', archive: openEpub(bytes) };
  if (start.startsWith('BOOKMOBI', MOBI_AT) || start.startsWith('CONT\x02\0')) {
    throw new UnreadableTextError('mobi');
  }
  if (start.startsWith('\xd0\xcf\x11\xe0') || start.startsWith('{\\rtf')) {
    throw new UnreadableTextError('document');
  }
  if (OF_PICTURES_AND_SOUND.some((magic) => start.startsWith(magic))) {
    throw new UnreadableTextError('foreign');
  }
  return { kind: 'plain' };
}

function openEpub(bytes: Uint8Array): Archive {
  const archive = openArchive(bytes);
  if (archive.names.has('META-INF/container.xml')) return archive;
  const isDocument = ['word/document.xml', 'content.xml'].some((name) => archive.names.has(name));
  throw new UnreadableTextError(isDocument ? 'document' : 'foreign');
}
