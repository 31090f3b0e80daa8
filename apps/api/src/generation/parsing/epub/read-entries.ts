import { decodeText } from '../decode-text.ts';
import type { Archive } from './archive.ts';
import { type XmlElement, elementsOf } from './xml.ts';

/** The elements of a document in an archive; none when it is not there. */
export function elementsIn(archive: Archive, path: string): XmlElement[] {
  const bytes = archive.read([path]).get(path);
  return bytes === undefined ? [] : elementsOf(decodeText(bytes));
}

/** An address as a name in an archive: without the escapes that addresses need. */
export function decodedAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
