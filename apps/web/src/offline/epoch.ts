let known: string | undefined;

/** The epoch of the server's database, as its replies named it last; undefined where none did. */
export const knownEpoch = (): string | undefined => known;

export function setEpoch(epoch: string): void {
  known = epoch;
}
