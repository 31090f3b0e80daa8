/** The kinds of picture that are kept; none of them can carry a script, as SVG can. */
export type PictureType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/avif';

export type Picture = { readonly contentType: PictureType; readonly bytes: Uint8Array };

/** Fetches the picture at an https address. */
export type FetchPicture = (address: string, signal: AbortSignal) => Promise<Picture>;

const LONGEST_BRANDS = 256;

/** The kind of picture by its first bytes, whatever the server that sent it says. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  const text = Buffer.from(bytes.subarray(0, LONGEST_BRANDS)).toString('latin1');
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'image/gif';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'image/webp';
  if (text.startsWith('ftyp', 4) && brandsOf(bytes, text).some(isAvif)) return 'image/avif';
  return undefined;
}

/** The four-letter names in the first box of the file, whose length its first four bytes tell. */
function brandsOf(bytes: Uint8Array, text: string): string[] {
  const length = Buffer.from(bytes.subarray(0, 4)).readUInt32BE();
  return text.slice(8, length).match(/.{4}/gs) ?? [];
}

const isAvif = (brand: string) => brand === 'avif' || brand === 'avis';
