import { type UnzipFileInfo, unzipSync } from 'fflate';

import { UnreadableTextError } from '../unreadable-text.ts';

const MOST_ENTRIES = 10_000;
/** Addresses are as long as the names that they begin with, so that long ones take much memory. */
const LONGEST_NAME = 1000;
const MOST_BYTES_OF_ENTRY = 32 * 1024 * 1024;
const MOST_BYTES = 64 * 1024 * 1024;
/** Text shrinks to a tenth, seldom to a fiftieth; a bomb to a thousandth. */
const MOST_RATIO = 150;
const RATIO_COUNTS_FROM_BYTES = 1024 * 1024;

/** Entries of a zip file. Nothing is ever written, so their names cannot lead anywhere. */
export type Archive = {
  readonly names: ReadonlySet<string>;
  /** The bytes of those entries that are there. */
  readonly read: (names: Iterable<string>) => ReadonlyMap<string, Uint8Array>;
};

/**
 * Opens a zip file. Entries are inflated when they are asked for, each at most to the size that the
 * directory declares, and all of them to no more than a book can have.
 *
 * @throws UnreadableTextError when it is damaged or unpacks to too much.
 */
export function openArchive(bytes: Uint8Array): Archive {
  const names = new Set<string>();
  let entries = 0;
  unzip(bytes, ({ name }) => {
    entries += 1;
    if (entries > MOST_ENTRIES) throw new UnreadableTextError('bomb');
    if (name.length <= LONGEST_NAME) names.add(name);
    return false;
  });
  let unpacked = 0;
  return {
    names,
    read: (wanted) => {
      const missing = new Set(wanted);
      return unzip(bytes, (entry) => {
        // Where a name comes twice, the first counts.
        if (!missing.delete(entry.name)) return false;
        unpacked += sizeOf(entry);
        if (isBomb(entry) || unpacked > MOST_BYTES) throw new UnreadableTextError('bomb');
        return true;
      });
    },
  };
}

/** What lies in a folder of an archive, as an archive of its own. */
export function inFolder({ names, read }: Archive, folder: string): Archive {
  const inside = [...names].filter((name) => name.startsWith(folder));
  return {
    names: new Set(inside.map((name) => name.slice(folder.length))),
    read: (wanted) => {
      const found = read([...wanted].map((name) => folder + name));
      return new Map([...found].map(([name, bytes]) => [name.slice(folder.length), bytes]));
    },
  };
}

/** What an entry takes in memory, whichever of its sizes is a lie. */
const sizeOf = ({ size, originalSize }: UnzipFileInfo) => Math.max(size, originalSize);

function isBomb(entry: UnzipFileInfo): boolean {
  const size = sizeOf(entry);
  const isSwollen = size > RATIO_COUNTS_FROM_BYTES && size > entry.size * MOST_RATIO;
  return size > MOST_BYTES_OF_ENTRY || isSwollen;
}

function unzip(
  bytes: Uint8Array,
  filter: (entry: UnzipFileInfo) => boolean,
): ReadonlyMap<string, Uint8Array> {
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter })));
  } catch (error) {
    if (error instanceof UnreadableTextError) throw error;
    throw new UnreadableTextError('broken', { cause: error });
  }
}
