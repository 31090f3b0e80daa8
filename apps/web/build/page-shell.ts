import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { type Plugin, type Rolldown, runnerImport } from 'vite';

const MODULE = 'src/app/page-shell.tsx';
const NOTHING = '\0nothing';
const ROOT = '<div id="root">';
/** The server puts another house between these where a screen has one. */
const [BEGIN, END] = ['<!--shell-->', '<!--/shell-->'];
const SCREENS = 'screen-shells.json';
const STYLES = /<link rel="stylesheet"[^>]* href="\.\/([^"]+)">/;

/**
 * Has the page show the house before any code of it has arrived: its markup and its styles stand in the
 * page itself, and those of screens that show something of their own beside it. The server tells browsers of the styles' hash, without which they would refuse them.
 */
export function pageShell(): Plugin {
  let root = '';
  let written = '';
  return {
    name: 'morsel:page-shell',
    apply: 'build',
    configResolved: (config) => {
      ({ root } = config);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const { page, screens } = await shellsOf(root);
        // The content policy refuses them.
        if ([page, ...Object.values(screens)].some((markup) => markup.includes(' style=')))
          this.error(`${MODULE} has styles of single elements`);
        written = JSON.stringify(screens);
        return withStyles(html, bundle).replace(ROOT, () => ROOT + BEGIN + page + END);
      },
    },
    writeBundle: ({ dir = 'dist' }) => writeFile(join(dir, SCREENS), written),
  };
}

async function shellsOf(root: string) {
  const { module } = await runnerImport<ShellModule>(join(root, MODULE), {
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [withoutStyles],
  });
  return { page: module.pageShell(), screens: module.screenShells() };
}

/** What the module gives, as markup. */
interface ShellModule {
  readonly pageShell: () => string;
  readonly screenShells: () => Readonly<Record<string, string>>;
}

/** The markup needs none; they come with the page's own. */
const withoutStyles: Plugin = {
  name: 'morsel:without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? NOTHING : undefined),
  load: (id) => (id === NOTHING ? '' : undefined),
};

/** How a style sheet names the files beside it. */
const BESIDE = /(?<=url\(["']?)(?:\.\/)?(?=[\w-]+\.woff2)/g;

/** The style sheet of the first load in the page, in place of a link to it. */
function withStyles(html: string, bundle: Rolldown.OutputBundle): string {
  const [link = '', file = ''] = STYLES.exec(html) ?? [];
  const sheet = bundle[file];
  if (sheet?.type !== 'asset') throw new Error('The page has no style sheet');
  delete bundle[file];
  forgetFile(file, bundle);
  const styles = String(sheet.source)
    .trim()
    .replaceAll(BESIDE, `./${dirname(file)}/`);
  return html.replace(link, () => `<style>${styles}</style>`);
}

/** Later parts would else fetch it before they begin. */
function forgetFile(file: string, bundle: Rolldown.OutputBundle): void {
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk') output.viteMetadata?.importedCss.delete(file);
  }
}
