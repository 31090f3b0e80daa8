import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../CHANGELOG.md');
const NEXT = '## Unreleased';

/** What a section says; undefined where there is none, or nothing in it. */
function sectionOf(heading: string): string | undefined {
  const sections = readFileSync(FILE, 'utf8').split(/^(?=## )/m);
  const section = sections.find((text) => text.startsWith(heading));
  return section?.slice(section.indexOf('\n')).trim() || undefined;
}

export const unreleasedNotes = () => sectionOf(NEXT);

/** The notes of a release. */
export const notesOf = (version: string) => sectionOf(`## ${version} `);

/** What was not released yet is this release, of that day (`YYYY-MM-DD`). */
export function closeSection(version: string, day: string): void {
  const text = readFileSync(FILE, 'utf8');
  writeFileSync(FILE, text.replace(NEXT, `${NEXT}\n\n## ${version} · ${day}`));
}
