import { fileURLToPath } from 'node:url';

/** What kind of database an address names; `memory` and `file` are SQLite. */
export type AddressKind = 'file' | 'memory' | 'postgres' | 'pglite';

const KINDS: readonly (readonly [AddressKind, RegExp])[] = [
  ['file', /^file:./],
  ['memory', /^:memory:$/],
  ['postgres', /^postgres(ql)?:\/\//],
  ['pglite', /^pglite:/],
];

/** Undefined where it names none. */
export function knownAddressKind(url: string): AddressKind | undefined {
  return KINDS.find(([, pattern]) => pattern.test(url))?.[0];
}

/** The same of an address that was looked at when it was read. @throws Error when it names none. */
export function addressKind(url: string): AddressKind {
  const kind = knownAddressKind(url);
  if (kind === undefined) throw new Error('The address is of no database that Morsel knows');
  return kind;
}

/** The file that a `file:` address names; relative ones are relative to the working directory. */
export function sqlitePath(url: string): string {
  return url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length);
}
