import { analyse } from 'chardet';

import { UnreadableTextError } from './unreadable-text.ts';

const LOOKED_AT_BYTES = 4096;
const MOST_CONTROLS = 0.01;
/** What no text has: control characters other than the white ones, and the form feed of pages. */
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\0-\x08\x0E-\x1F]/g;

/** How XML and HTML say which encoding they are in. */
const DECLARED =
  /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']|<meta\b[^>]*?\bcharset\s*=\s*["']?([\w.:-]+)/i;
const REPLACED = /\uFFFD/g;
const BEYOND_ASCII = /[^\0-\x7F]/g;
/** Guessing from more than this takes longer and tells no better. */
const GUESSED_FROM_BYTES = 65_536;
/** Fewer letters beyond ASCII look like anything. */
const FEWEST_GUESSED = 4;

/**
 * The text in bytes: as its byte order mark or its markup says, else in UTF-8 or UTF-16, else in the
 * older encoding that it looks like. A few bytes that are spoilt spoil no more than their letters.
 *
 * @throws UnreadableTextError when it is no text at all.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = (utf16Of(bytes) ?? decoderOf(bytes)).decode(bytes);
  const controls = text.match(CONTROLS)?.length ?? 0;
  if (controls > text.length * MOST_CONTROLS) throw new UnreadableTextError('foreign');
  return text.replaceAll(/\r\n?/g, '\n');
}

function utf16Of(bytes: Uint8Array): TextDecoder | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be');
  const zeros = { even: 0, odd: 0 };
  const start = bytes.subarray(0, LOOKED_AT_BYTES);
  for (const [index, byte] of start.entries()) {
    if (byte === 0) zeros[index % 2 === 0 ? 'even' : 'odd'] += 1;
  }
  // Half of the bytes of Latin letters in UTF-16 are zero.
  if (zeros.odd > start.length / 4 && zeros.even === 0) return new TextDecoder('utf-16le');
  if (zeros.even > start.length / 4 && zeros.odd === 0) return new TextDecoder('utf-16be');
  return undefined;
}

function decoderOf(bytes: Uint8Array): TextDecoder {
  const utf8 = new TextDecoder('utf-8');
  const text = utf8.decode(bytes);
  const replaced = text.match(REPLACED)?.length ?? 0;
  const foreign = text.match(BEYOND_ASCII)?.length ?? 0;
  // What reads as UTF-8 beyond ASCII is hardly anything else, whatever it says of itself.
  if (foreign > replaced * 2) return utf8;
  const declared = decoderFor(declaredIn(bytes));
  if (declared !== undefined && declared.encoding !== 'utf-8') return declared;
  if (replaced === 0) return utf8;
  const guessed = foreign < FEWEST_GUESSED ? undefined : guessedFrom(bytes);
  return decoderFor(guessed) ?? new TextDecoder('windows-1252');
}

function declaredIn(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, LOOKED_AT_BYTES)).toString('latin1');
  const [, ofXml, ofHtml] = DECLARED.exec(start) ?? [];
  return ofXml ?? ofHtml;
}

/** By how often its letters and their pairs come. */
const guessedFrom = (bytes: Uint8Array) => analyse(bytes.subarray(0, GUESSED_FROM_BYTES))[0]?.name;

function decoderFor(label: string | undefined): TextDecoder | undefined {
  try {
    return label === undefined ? undefined : new TextDecoder(label);
  } catch {
    return undefined;
  }
}
