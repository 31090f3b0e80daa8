/** A page of a list, and where the one behind it begins; undefined where the list ends. */
interface Part<Entry, Place> {
  readonly entries: readonly Entry[];
  readonly next: Place | undefined;
}

/** The entries of all pages, in their order; a page is asked for when an entry of it is. */
export async function* entriesOf<Entry, Place>(
  readPage: (place: Place | undefined) => Promise<Part<Entry, Place>>,
): AsyncGenerator<Entry, void> {
  let place: Place | undefined;
  do {
    const { entries, next } = await readPage(place);
    yield* entries;
    place = next;
  } while (place !== undefined);
}

/** The last entry of a full page, behind which the next begins. */
export const lastOfFull = <Entry>(entries: readonly Entry[], size: number): Entry | undefined =>
  entries.length < size ? undefined : entries.at(-1);
