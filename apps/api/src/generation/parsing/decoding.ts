import { UnreadableTextError } from './unreadable-text.ts';

const LOOKED_AT_BYTES = 4096;
const MOST_CONTROLS = 0.01;
/** What no text has: control characters other than the white ones, and the form feed of pages. */
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\0-\x08\x0E-\x1F]/g;

/**
 * The text in bytes of UTF-8, UTF-16 or Windows-1252, with or without a byte order mark.
 *
 * @throws UnreadableTextError when it is no text at all.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  const controls = text.match(CONTROLS)?.length ?? 0;
  if (controls > text.length * MOST_CONTROLS) throw new UnreadableTextError('foreign');
  return text.replaceAll(/\r\n?/g, '\n');
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = { even: 0, odd: 0 };
  const start = bytes.subarray(0, LOOKED_AT_BYTES);
  for (const [index, byte] of start.entries()) {
    if (byte === 0) zeros[index % 2 === 0 ? 'even' : 'odd'] += 1;
  }
  // Half of the bytes of Latin letters in UTF-16 are zero.
  if (zeros.odd > start.length / 4 && zeros.even === 0) return 'utf-16le';
  if (zeros.even > start.length / 4 && zeros.odd === 0) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
