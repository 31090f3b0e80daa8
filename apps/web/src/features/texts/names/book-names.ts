import { LONGEST, MOST_SOURCE_BYTES } from '@morsel/sdk/domain';
import { tidyName } from '@morsel/sdk/rules';

/** How a book is called, as its file says; empty where it says nothing. */
export interface BookNames {
  readonly title: string;
  readonly author: string;
}

type ReadNames = (file: Blob) => Promise<BookNames>;

/** Each format is fetched when a file of it is picked. */
const READERS: readonly (readonly [
  ending: RegExp,
  type: RegExp,
  fetched: () => Promise<ReadNames>,
])[] = [
  [/\.epub$/i, /epub/, async () => (await import('./epub-names.ts')).epubNames],
  [/\.pdf$/i, /pdf/, async () => (await import('./pdf-names.ts')).pdfNames],
  [/\.docx$/i, /wordprocessingml/, async () => (await import('./office-names.ts')).docxNames],
  [/\.odt$/i, /opendocument\.text/, async () => (await import('./office-names.ts')).odtNames],
  [/\.fb2\.zip$/i, /zip\+fb2/, async () => (await import('./fb2-names.ts')).packedFb2Names],
  [/\.fb2$/i, /fictionbook/, async () => (await import('./fb2-names.ts')).fb2Names],
  [
    /\.(mobi|prc|azw3?)$/i,
    /mobipocket|amazon/,
    async () => (await import('./mobi-names.ts')).mobiNames,
  ],
];

/** How the book of a file is called, where its format says so; of one that is too large to send, nothing. */
export async function namesOf(file: File): Promise<BookNames> {
  if (file.size > MOST_SOURCE_BYTES) return { title: '', author: '' };
  const reader =
    READERS.find(([ending]) => ending.test(file.name)) ??
    READERS.find(([, type]) => type.test(file.type));
  try {
    const names = await (await reader?.[2]())?.(file);
    return { title: shown('title', names?.title), author: shown('author', names?.author) };
  } catch {
    return { title: '', author: '' };
  }
}

/** A name as it would be kept, as far as it fits. */
function shown(what: keyof BookNames, name = ''): string {
  const tidy = tidyName(name.replaceAll(/[\p{Cc}\uFFFD]+/gu, ' '));
  return tidyName(Array.from(tidy).slice(0, LONGEST[what]).join(''));
}
