import type { BookNames } from './book-names.ts';
import { firstText } from './xml-names.ts';
import { documentAt, entriesOf } from './zip-file.ts';

/**
 * The title and author that a Word document gives itself.
 *
 * @throws Error for what is none, or says nothing of itself.
 */
export async function docxNames(file: Blob): Promise<BookNames> {
  const document = await documentOf(file, 'docProps/core.xml');
  return { title: firstText(document, 'title'), author: firstText(document, 'creator') };
}

/**
 * The title and author that an OpenDocument text gives itself: who began it, else who changed it last.
 *
 * @throws Error for what is none, or says nothing of itself.
 */
export async function odtNames(file: Blob): Promise<BookNames> {
  const document = await documentOf(file, 'meta.xml');
  const author = firstText(document, 'initial-creator') || firstText(document, 'creator');
  return { title: firstText(document, 'title'), author };
}

async function documentOf(file: Blob, path: string): Promise<Document> {
  return documentAt(file, (await entriesOf(file)).get(path));
}
