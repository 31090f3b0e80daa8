import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileOf = (folder: string) => join(import.meta.dirname, '..', folder, 'CHANGELOG.md');

/** Folders with a changelog of their own: Morsel's, and that of the package that others install. */
const WITH_CHANGELOG = ['.', 'packages/sdk'];
const NEXT = '## Unreleased';

/** What a section says; undefined where there is none, or nothing in it. */
function sectionOf(heading: string, folder = '.'): string | undefined {
  const sections = readFileSync(fileOf(folder), 'utf8').split(/^(?=## )/m);
  const section = sections.find((text) => text.startsWith(heading));
  return section?.slice(section.indexOf('\n')).trim() || undefined;
}

export const unreleasedNotes = () => sectionOf(NEXT);

/** The notes of a release. */
export const notesOf = (version: string) => sectionOf(`## ${version} `);

/** What was not released yet is this release in each changelog, of that day (`YYYY-MM-DD`). */
export function closeSections(version: string, day: string): void {
  for (const folder of WITH_CHANGELOG) {
    const text = readFileSync(fileOf(folder), 'utf8');
    const notes = sectionOf(NEXT, folder) === undefined ? '\n\nAs before.' : '';
    const heading = `${NEXT}\n\n## ${version} · ${day}${notes}`;
    writeFileSync(fileOf(folder), text.replace(NEXT, heading));
  }
}
