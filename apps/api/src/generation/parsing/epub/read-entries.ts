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

/** The path in the archive to which an address in one of its documents leads, without fragment. */
export function pathFrom(document: string, href: string): string {
  const [address = ''] = href.split('#', 1);
  const path: string[] = document.split('/').slice(0, -1);
  for (const part of decodedAddress(address).split('/')) {
    if (part === '..') path.pop();
    else if (part !== '' && part !== '.') path.push(part);
  }
  return address === '' ? document : path.join('/');
}
