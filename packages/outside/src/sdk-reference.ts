import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Application } from 'typedoc';

const OPTIONS = {
  plugin: ['typedoc-plugin-markdown'],
  readme: 'none',
  disableSources: true,
  excludeExternals: true,
  excludeInternal: true,
  validation: { notExported: false },
  logLevel: 'Warn' as const,
  outputFileStrategy: 'modules',
  hidePageHeader: true,
  hideBreadcrumbs: true,
  useCodeBlocks: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  tableColumnSettings: { hideModifiers: true },
};

const TSCONFIG = {
  extends: fileURLToPath(new URL('../tsconfig.json', import.meta.url)),
  compilerOptions: { types: [], lib: ['es2024', 'dom'], skipLibCheck: true },
  include: ['dist/**/*.d.ts'],
};

/** What is in no page: TypeBox schemas, and the description that is made of them, are better read as OpenAPI. */
const WITHOUT_PAGE = new Set(['./contract', './openapi']);

interface Page {
  readonly name: string;
  /** Of declarations. */
  readonly file: string;
  /** What TypeDoc calls it. */
  readonly module: string;
}

/** A page for each entry of the package. */
async function pagesOfPackage(published: string): Promise<Page[]> {
  const { exports } = JSON.parse(await readFile(join(published, 'package.json'), 'utf8')) as {
    exports: Record<string, { types: string }>;
  };
  return Object.entries(exports)
    .filter(([entry]) => !WITHOUT_PAGE.has(entry))
    .map(([entry, { types }]) => ({
      name: entry === '.' ? 'client' : entry.slice('./'.length),
      file: join(published, types),
      module: types.replace(/^\.\/dist\//, '').replace(/(?<=.)(\/index)?\.d\.ts$/, ''),
    }));
}

/** Writes the reference of the SDK, made of the comments of what is published, into a folder. */
export async function writeReference(published: string, folder: string): Promise<void> {
  const pages = await pagesOfPackage(published);
  const tsconfig = join(published, 'tsconfig.json');
  await writeFile(tsconfig, JSON.stringify(TSCONFIG));
  const entryPoints = pages.map(({ file }) => file);
  const outputs = [{ name: 'markdown', path: folder }];
  const options = { ...OPTIONS, tsconfig, entryPoints, outputs };
  const app = await Application.bootstrapWithPlugins(options);
  const project = await app.convert();
  if (!project) throw new Error('No reference could be made');
  for (const module of project.children ?? []) {
    module.name = pages.find((page) => page.module === module.name)?.name ?? module.name;
  }
  await app.generateOutputs(project);
}
