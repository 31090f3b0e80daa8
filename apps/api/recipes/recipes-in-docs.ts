import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCS = join(import.meta.dirname, '../../../docs/integrations.md');

/** The recipes as docs/integrations.md has them: a sensor's configuration, and an address of a topic. */
export function recipesInDocs() {
  const docs = readFileSync(DOCS, 'utf8');
  const block = (language: string, begin: string): string => {
    const blocks = docs.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'));
    const found = Array.from(blocks, ([, text = '']) => text).find((text) =>
      text.startsWith(begin),
    );
    if (found === undefined) throw new Error(`The docs have no block that begins with ${begin}`);
    return found;
  };
  return {
    sensor: block('yaml', 'sensor:'),
    topic: block('text', 'https://ntfy.sh/').trim(),
  };
}
