/** Documents of an e-book by their paths, as a file: a zip of deflated entries. */
export async function anEpub(documents: Readonly<Record<string, string>>): Promise<File> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  for (const [path, text] of Object.entries(documents)) {
    const name = new TextEncoder().encode(path);
    const content = await deflated(text);
    const start = sizeOf(parts);
    parts.push(numbers([4, 0x04_03_4b_50], [4, 0], [2, 8], [8, 0]));
    parts.push(numbers([4, content.length], [4, text.length], [2, name.length], [2, 0]));
    parts.push(name, content);
    directory.push(numbers([4, 0x02_01_4b_50], [6, 0], [2, 8], [8, 0]));
    directory.push(numbers([4, content.length], [4, text.length], [2, name.length]));
    directory.push(numbers([12, 0], [4, start]), name);
  }
  const count = Object.keys(documents).length;
  const end = numbers([4, 0x06_05_4b_50], [4, 0], [2, count], [2, count]);
  const places = numbers([4, sizeOf(directory)], [4, sizeOf(parts)], [2, 0]);
  return new File([...parts, ...directory, end, places], 'book.epub');
}

/** An e-book whose package document has this metadata. */
export function anEpubWith(metadata: string): Promise<File> {
  return anEpub({
    'META-INF/container.xml':
      '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>',
    'OPS/book.opf': `<package xmlns="http://www.idpf.org/2007/opf"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:opf="http://www.idpf.org/2007/opf">${metadata}</metadata></package>`,
  });
}

/** Numbers in little-endian order, each with how many bytes it takes. */
function numbers(...fields: readonly (readonly [bytes: number, value: number])[]) {
  return new Uint8Array(
    fields.flatMap(([bytes, value]) =>
      Array.from({ length: bytes }, (_, at) => (at < 4 ? (value >>> (8 * at)) & 0xff : 0)),
    ),
  );
}

const sizeOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, part) => sum + part.length, 0);

async function deflated(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}
