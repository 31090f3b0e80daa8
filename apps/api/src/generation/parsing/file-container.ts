import { type Archive, openArchive } from './epub/archive.ts';
import { bookIn } from './epub/find-package.ts';
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
/** What it is called now, and as Palm's e-books were called before. */
const OF_MOBI = ['BOOKMOBI', 'TEXtREAd'];
/** KFX, and Topaz before it: formats of a shop that nobody else writes. */
const OF_KINDLE = ['CONT\x02\0', '\xeaDRMION', 'TPZ'];
const TYPES = '[Content_Types].xml';
const WORD = /^word\/document\d*\.xml$/;
const ODT = 'application/vnd.oasis.opendocument.text';

/** What a file is by its first bytes: a PDF, an e-book, an archive, or else something to be read as text. */
export type Container =
  | { readonly kind: 'pdf' | 'mobi' }
  | { readonly kind: 'epub' | 'docx' | 'odt'; readonly archive: Archive }
  | { readonly kind: 'plain'; readonly bytes: Uint8Array };

/** @throws UnreadableTextError when it is of a kind that is not read, in words of what to do. */
export function containerOf(bytes: Uint8Array): Container {
  const start = Buffer.from(bytes.subarray(0, LOOKED_AT_BYTES)).toString('latin1');
  if (start.includes('%PDF-')) return { kind: 'pdf' };
  if (start.startsWith('PK\x03\x04')) return archiveOf(openArchive(bytes));
  if (OF_MOBI.some((type) => start.startsWith(type, MOBI_AT))) return { kind: 'mobi' };
  if (OF_KINDLE.some((magic) => start.startsWith(magic))) throw new UnreadableTextError('mobi');
  if (start.startsWith('\xd0\xcf\x11\xe0') || start.startsWith('{\\rtf')) {
    throw new UnreadableTextError('document');
  }
  if (OF_PICTURES_AND_SOUND.some((magic) => start.startsWith(magic))) {
    throw new UnreadableTextError('foreign');
  }
  return { kind: 'plain', bytes };
}

function archiveOf(archive: Archive): Container {
  const { names } = archive;
  const book = bookIn(archive);
  if (book !== undefined) return { kind: 'epub', archive: book };
  if (typeOf(archive).startsWith(ODT)) return { kind: 'odt', archive };
  if (names.has(TYPES) && [...names].some((name) => WORD.test(name))) {
    return { kind: 'docx', archive };
  }
  const [only = '', ...others] = names;
  const bytes = archive.read([only]).get(only);
  if (bytes === undefined || others.length > 0 || !only.endsWith('.fb2')) {
    throw new UnreadableTextError('foreign');
  }
  return { kind: 'plain', bytes };
}

/** What an archive says of itself in its first entry, where its format asks for one. */
function typeOf(archive: Archive): string {
  return new TextDecoder().decode(archive.read(['mimetype']).get('mimetype'));
}
