import { type Archive, inFolder } from './archive.ts';
import { elementsIn, pathFrom } from './read-entries.ts';

const CONTAINER = 'META-INF/container.xml';
const PACKAGE = /\.opf$/i;

/**
 * The e-book in an archive: some tools pack the folder around its files, some forget what says where
 * its package is. Undefined where there is none, or more than one.
 */
export function bookIn(archive: Archive): Archive | undefined {
  const { names } = archive;
  if (names.has(CONTAINER)) return archive;
  const containers = [...names].filter((name) => name.endsWith(`/${CONTAINER}`));
  const [container, ...others] = containers;
  if (container === undefined) return onlyPackageIn(names) === undefined ? undefined : archive;
  return others.length > 0 ? undefined : inFolder(archive, container.slice(0, -CONTAINER.length));
}

/** Path of its package document: as its container says, else the only one that is there. */
export function packagePath(archive: Archive): string | undefined {
  const root = elementsIn(archive, CONTAINER).find(({ name }) => name === 'rootfile');
  const named = root?.attributes['full-path'];
  const paths = named === undefined ? [] : [named, pathFrom('', named)];
  return paths.find((path) => archive.names.has(path)) ?? onlyPackageIn(archive.names);
}

function onlyPackageIn(names: ReadonlySet<string>): string | undefined {
  const [only, ...others] = [...names].filter((name) => PACKAGE.test(name));
  return others.length > 0 ? undefined : only;
}
