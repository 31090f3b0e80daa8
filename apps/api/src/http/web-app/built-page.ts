import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The web app's page as it was built. */
export interface BuiltPage {
  readonly html: string;
  /** The same for screens that show something of their own before their code is there, by path. */
  readonly screens: ReadonlyMap<string, string>;
  /** Tells it from that of another version. */
  readonly digest: string;
  /** What a content policy says of the styles that stand in it. */
  readonly stylePolicy: string;
}

/**
 * The page in the folder of the built web app, if there is one, as it is below a base path. It is read once: reading takes a turn in
 * the pool where passwords are hashed.
 */
export async function readBuiltPage(
  folder: string,
  basePath: string,
): Promise<BuiltPage | undefined> {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return undefined;
  const page = await readFile(file, 'utf8');
  const html = placeBelow(basePath, page);
  const shells = await readShells(join(folder, 'screen-shells.json'));
  const screens = new Map(
    shells.map(([path, shell]) => [
      path,
      placeBelow(
        basePath,
        page.replace(SHELL, () => shell),
      ),
    ]),
  );
  const digest = digestOf(html, ...screens.values());
  return { html, screens, digest, stylePolicy: stylePolicyOf(html) };
}

/** Where the build has written the house without a reader. */
const SHELL = /(?<=<!--shell-->).*(?=<!--\/shell-->)/s;

/** What screens show there instead, by their paths. */
async function readShells(file: string): Promise<[path: string, shell: string][]> {
  if (!existsSync(file)) return [];
  const shells: Readonly<Record<string, string>> = JSON.parse(await readFile(file, 'utf8'));
  return Object.entries(shells);
}

const ADDRESSES = /(?<= (?:href|src)=")\.?\/(?!\/)|(?<=url\(["']?)\.\//g;

/**
 * The page names its files from where it lies, and screens from the root; below a base path, and at whatever depth a
 * screen has its address, all of them begin with that. Its code and its worker learn the path from it.
 */
function placeBelow(basePath: string, page: string): string {
  return page
    .replaceAll(ADDRESSES, `${basePath}/`)
    .replace('<html ', `<html ${basePath && `data-base-path="${basePath}" `}`);
}

/** As long as is needed to tell texts apart. */
export const digestOf = (...texts: readonly string[]): string =>
  sha256(texts.join('\n'), 'base64url').slice(0, 22);

const STYLES = /<style>(.*?)<\/style>/gs;

/** Files of our own, and the very styles of the page. */
function stylePolicyOf(html: string): string {
  const hashes = [...html.matchAll(STYLES)].map(
    ([, styles = '']) => `'sha256-${sha256(styles, 'base64')}'`,
  );
  return ["style-src 'self'", ...hashes].join(' ');
}

const sha256 = (text: string, encoding: 'base64' | 'base64url') =>
  createHash('sha256').update(text).digest(encoding);
