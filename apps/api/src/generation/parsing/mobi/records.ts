import { UnreadableTextError } from '../unreadable-text.ts';

const COUNT_AT = 76;
const FIRST_AT = 78;
const ENTRY_BYTES = 8;

/**
 * The records of a Palm database, which a Kindle e-book is.
 *
 * @throws UnreadableTextError when they are not one after another within the file.
 */
export function recordsOf(bytes: Uint8Array): readonly Uint8Array[] {
  const count = uint16(bytes, COUNT_AT);
  const starts = Array.from({ length: count }, (_, index) =>
    uint32(bytes, FIRST_AT + index * ENTRY_BYTES),
  );
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? bytes.length;
    if (start > end || end > bytes.length) throw new UnreadableTextError('broken');
    return bytes.subarray(start, end);
  });
}

/** Two bytes as a number; what is beyond the end counts as 0. */
export const uint16 = (bytes: Uint8Array, at: number) =>
  (bytes[at] ?? 0) * 0x100 + (bytes[at + 1] ?? 0);

/** Four bytes as a number; what is beyond the end counts as 0. */
export const uint32 = (bytes: Uint8Array, at: number) =>
  uint16(bytes, at) * 0x1_00_00 + uint16(bytes, at + 2);
