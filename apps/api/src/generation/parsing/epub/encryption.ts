import { UnreadableTextError } from '../unreadable-text.ts';
import type { Archive } from './archive.ts';
import { decodedAddress, elementsIn } from './read-entries.ts';

const ENCRYPTION = 'META-INF/encryption.xml';
/** Ways to make fonts unusable outside of their book; the text is not touched by them. */
const FONT_ALGORITHMS = new Set([
  'http://www.idpf.org/2008/embedding',
  'http://ns.adobe.com/pdf/enc#RC',
]);
/** @throws UnreadableTextError when one of the documents can be read with a shop's key only. */
export function refuseEncrypted(archive: Archive, documents: readonly string[]): void {
  const ofTheBook = new Set(documents);
  let algorithm = '';
  for (const { name, attributes } of elementsIn(archive, ENCRYPTION)) {
    if (name === 'encryptionmethod') algorithm = attributes['algorithm'] ?? '';
    const path = decodedAddress(attributes['uri'] ?? '').replace(/^\/+/, '');
    if (name === 'cipherreference' && !FONT_ALGORITHMS.has(algorithm) && ofTheBook.has(path)) {
      throw new UnreadableTextError('encrypted');
    }
  }
}
