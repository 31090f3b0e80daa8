/** What files of books end in. */
const ENDINGS = [
  '.epub',
  '.mobi',
  '.azw3',
  '.azw',
  '.prc',
  '.fb2',
  '.fb2.zip',
  '.pdf',
  '.docx',
  '.odt',
  '.txt',
  '.text',
  '.md',
  '.markdown',
  '.csv',
];

const TYPES = [
  'application/epub+zip',
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.oasis.opendocument.text',
  'application/zip',
  'text/plain',
  'text/markdown',
  'text/csv',
];

/** Of formats whose endings phones do not know; they offer apps by type alone. */
const TYPES_ON_PHONES = [
  'application/x-mobipocket-ebook',
  'application/vnd.amazon.ebook',
  'application/x-fictionbook+xml',
  'application/octet-stream',
];

/** What a picker offers to choose; the server looks into the file itself. */
export const PICKED_FILES: readonly string[] = [...ENDINGS, ...TYPES];

/** Files for which other apps offer to share them with Morsel. */
export const SHARED_FILES: readonly string[] = [...PICKED_FILES, ...TYPES_ON_PHONES];

const KNOWN_TYPES: ReadonlySet<string> = new Set([...TYPES, ...TYPES_ON_PHONES]);

/** Whether a file may be a book: its ending or its type says so, or neither says anything. */
export function isBookFile({ name, type }: File): boolean {
  const small = name.toLowerCase();
  const [plainType = ''] = type.split(';');
  return (
    ENDINGS.some((ending) => small.endsWith(ending)) ||
    plainType === '' ||
    KNOWN_TYPES.has(plainType.trim())
  );
}
