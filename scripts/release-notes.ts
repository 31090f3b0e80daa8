/** Prints what the changelog says of a release: `node scripts/release-notes.ts v1.2.3`. */
import { notesOf } from './changelog.ts';

const [, , tag = ''] = process.argv;
const notes = notesOf(tag.replace(/^v/, ''));
if (notes === undefined) {
  console.error(`CHANGELOG.md says nothing of ${tag}`);
  process.exit(1);
}
console.log(notes);
