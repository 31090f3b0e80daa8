/** Packed bytes go in so few at a time, since each may unpack to a thousand. */
const PART_BYTES = 4096;

/**
 * What is packed, as much of it as is looked at; the rest is never unpacked. Where it breaks off, what
 * was read before stands.
 */
export async function unpackedBeginning(
  packed: Blob,
  format: CompressionFormat,
  most: number,
): Promise<ArrayBuffer> {
  const reader = inParts(packed).pipeThrough(new DecompressionStream(format)).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  try {
    for (let size = 0; size < most;) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      size += value.length;
    }
  } catch {
    // In a PDF a line ends after what is packed, and is an error.
  }
  // What failed has nothing left to be called off.
  void reader.cancel().catch(() => {});
  return new Blob(parts).slice(0, most).arrayBuffer();
}

function inParts(packed: Blob): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    async pull(stream) {
      if (at >= packed.size) return stream.close();
      const part = packed.slice(at, at + PART_BYTES);
      at += PART_BYTES;
      stream.enqueue(new Uint8Array(await part.arrayBuffer()));
    },
  });
}
