import type { BookNames } from './picked-text.ts';

const CONTAINER = 'META-INF/container.xml';

/** The end of a zip file: 22 bytes and a comment of at most 65,535. */
const END_BYTES = 22;
const LONGEST_END = END_BYTES + 0xff_ff;
const END_SIGNATURE = 0x06_05_4b_50;
const ENTRY_SIGNATURE = 0x02_01_4b_50;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;

/** Documents about a book are short; what claims to be longer is not looked at. */
const MOST_BYTES = 4_000_000;

/**
 * The title and author that an e-book gives itself. Reads the two documents that tell, not the whole
 * file.
 *
 * @throws Error for what is no e-book, or where the browser cannot look into it.
 */
export async function epubNames(file: Blob): Promise<BookNames> {
  const entries = await entriesOf(file);
  const container = await documentAt(file, entries.get(CONTAINER));
  const path = elements(container, 'rootfile')[0]?.getAttribute('full-path') ?? '';
  return namesIn(await documentAt(file, entries.get(path)));
}

function namesIn(document: Document): BookNames {
  const authors = elements(document, 'creator').filter(isAuthor).map(textOf);
  return {
    title: elements(document, 'title').map(textOf)[0] ?? '',
    author: [...new Set(authors)].join(', '),
  };

  /** Translators and illustrators are creators too: of version 2 by attribute, of 3 by refinement. */
  function isAuthor(creator: Element): boolean {
    const refined = elements(document, 'meta').find(
      (meta) =>
        meta.getAttribute('refines') === `#${creator.id}` &&
        meta.getAttribute('property') === 'role',
    );
    const role = creator.getAttribute('opf:role') ?? (refined && textOf(refined)) ?? 'aut';
    return role === 'aut' && textOf(creator) !== '';
  }
}

function elements(document: Document, name: string): Element[] {
  return [...document.getElementsByTagNameNS('*', name)];
}

const textOf = ({ textContent }: Element) => (textContent ?? '').replaceAll(/\s+/g, ' ').trim();

interface Entry {
  readonly isDeflated: boolean;
  readonly bytes: number;
  readonly start: number;
}

/** What stands in a zip file, by its directory at the end. */
async function entriesOf(file: Blob): Promise<ReadonlyMap<string, Entry>> {
  const end = await viewOf(file.slice(-LONGEST_END));
  let at = end.byteLength - END_BYTES;
  while (end.getUint32(at, true) !== END_SIGNATURE) at -= 1;
  const directory = await viewOf(file.slice(end.getUint32(at + 16, true)));
  const entries = new Map<string, Entry>();
  for (let place = 0; directory.getUint32(place, true) === ENTRY_SIGNATURE;) {
    const length = (offset: number) => directory.getUint16(place + offset, true);
    const name = new Uint8Array(directory.buffer, place + ENTRY_BYTES, length(28));
    entries.set(new TextDecoder().decode(name), {
      isDeflated: length(10) !== 0,
      bytes: directory.getUint32(place + 20, true),
      start: directory.getUint32(place + 42, true),
    });
    place += ENTRY_BYTES + length(28) + length(30) + length(32);
  }
  return entries;
}

async function documentAt(file: Blob, entry: Entry | undefined): Promise<Document> {
  if (!entry || entry.bytes > MOST_BYTES) throw new Error('The e-book lacks a document');
  const local = await viewOf(file.slice(entry.start, entry.start + LOCAL_BYTES));
  const start = entry.start + LOCAL_BYTES + local.getUint16(26, true) + local.getUint16(28, true);
  const bytes = file.slice(start, start + entry.bytes);
  const text = entry.isDeflated ? await inflated(bytes) : await bytes.text();
  return new DOMParser().parseFromString(text, 'application/xml');
}

function inflated(bytes: Blob): Promise<string> {
  return new Response(bytes.stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
}

async function viewOf(bytes: Blob): Promise<DataView> {
  return new DataView(await bytes.arrayBuffer());
}
