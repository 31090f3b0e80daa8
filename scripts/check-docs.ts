/**
 * Whether what the documentation names is there: files (backticked paths, and links), and in the
 * glossary the names of the code.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

const GLOSSARY = 'docs/glossary.md';

/** Names of what lies at the root, so that `apps/web/src` is a path and `text/plain` is none. */
const AT_ROOT = new Set(globSync(['*', '.github'], { cwd: ROOT }));

const documents = globSync(
  ['*.md', '.github/*.md', 'docs/**/*.md', 'apps/**/README.md', 'packages/**/README.md'],
  { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] },
);

/** In `…/<name>/…` any name will do. */
const exists = (path: string) =>
  globSync(path.replaceAll(/<[^>]*>/g, '*').replace(/\/$/, ''), { cwd: ROOT }).length > 0;

/** Paths from the root; in the page of a folder of the code, also the last part of a path. */
function isMissing(name: string, folder: string): boolean {
  const isFromRoot = AT_ROOT.has(name.split('/', 1)[0] ?? '') && name.includes('/');
  const [code] = /^(?:apps|packages)\/\w+\/src/.exec(folder) ?? [];
  if (code === undefined || !isFileOrFolder(name)) return isFromRoot && !exists(name);
  return !exists(name) && !exists(join(code, '**', name));
}

const isFileOrFolder = (name: string) => /^\w[^\s:]*(\/|\.(ts|tsx|css|md|json))$/.test(name);

function missingIn(document: string): string[] {
  const folder = dirname(document);
  const text = readFileSync(join(ROOT, document), 'utf8').replaceAll(/^```.*?^```/gms, '');
  const named = [...text.matchAll(/`([^`\s]+)`/g)].flatMap(([, name]) => name ?? []);
  const linked = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .flatMap(([, target]) => target?.split('#', 1) ?? [])
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));
  return [
    ...named.filter((name) => isMissing(name, folder)),
    ...linked.filter((target) => !exists(join(folder, target))),
  ].map((name) => `${document}: ${name}`);
}

/** Names in the last column of the glossary that occur nowhere in the code. */
function unknownNames(): string[] {
  const known = new Set(
    globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'], { cwd: ROOT }).flatMap(
      (file) => readFileSync(join(ROOT, file), 'utf8').match(/[a-z_]\w*/gi) ?? [],
    ),
  );
  const rows = readFileSync(join(ROOT, GLOSSARY), 'utf8').matchAll(/^\|.*\|(.*)\|$/gm);
  return [...rows]
    .flatMap(([, column = '']) => [...column.matchAll(/`(\w+)`/g)])
    .flatMap(([, name = '']) => (known.has(name) ? [] : `${GLOSSARY}: ${name}`));
}

const missing = [...documents.flatMap(missingIn), ...unknownNames()];
for (const line of missing) console.error(line);
if (missing.length > 0) {
  console.error(`${missing.length} things that the documentation names are not there`);
  process.exit(1);
}
