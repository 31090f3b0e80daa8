import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const FOLDER = join(import.meta.dirname, '../node_modules/.cache/debian-books');

/** The folder of an unpacked package; fetched with apt where it is not there. */
export function unpacked(name: string): string {
  const folder = join(FOLDER, name);
  if (existsSync(folder)) return folder;
  mkdirSync(FOLDER, { recursive: true });
  execFileSync('apt-get', ['download', name], { cwd: FOLDER, stdio: 'ignore' });
  const archive = readdirSync(FOLDER).find((file) => file.startsWith(`${name}_`));
  if (archive === undefined) throw new Error(`${name} was not to be had`);
  execFileSync('dpkg-deb', ['-x', archive, name], { cwd: FOLDER });
  return folder;
}

/** The bytes of a file of a package, unpacked. */
export function bytesOf(name: string, path: string): Uint8Array {
  const bytes = readFileSync(join(unpacked(name), path));
  return new Uint8Array(path.endsWith('.gz') ? gunzipSync(bytes) : bytes);
}
