import { parseText } from '../src/generation/parsing/parse-in-background.ts';
import { pdfOf } from '../src/testing/texts/making/pdfs.ts';
import { TIDES } from '../src/testing/texts/tides.ts';
import { FIGURES, at, feedServer, figuresOf, pause } from './feed-server.ts';

/**
 * How long a reader waits for the feed on a SQLite file, alone and while the text of a PDF of 20 MB
 * is read in the background. Ends with 1 when it makes more than so much of a difference.
 */
const ROUNDS = 3;
const ALONE_MS = 4000;
const PDF_BYTES = 20 * 1024 * 1024;
const PICTURE_BYTES = 64 * 1024;
const PDF_WORDS = 200_000;
const MOST_MS_MORE = 10;

const { feedTimesUntil, close } = await feedServer();
const pdf = await largePdf();
const file = { name: 'large.pdf', kind: 'file', book: TIDES } as const;

await feedTimesUntil(pause(ALONE_MS / 2));
const alone: number[] = [];
const beside: number[] = [];
const parsing: number[] = [];
let words = 0;
for (let round = 0; round < ROUNDS; round += 1) {
  alone.push(...(await feedTimesUntil(pause(ALONE_MS))));
  const start = performance.now();
  const parsed = parseText({ ...file, bytes: pdf }, { sender: { id: 1, trust: 'known' } }).then(
    (text) => {
      parsing.push(performance.now() - start);
      words = text.chunks.reduce((sum, chunk) => sum + chunk.words, 0);
    },
  );
  beside.push(...(await feedTimesUntil(parsed)));
}
await close();

const megabytes = (pdf.byteLength / 1024 / 1024).toFixed(1);
console.log(
  `a PDF of ${megabytes} MB, ${words} words, read in ${seconds(at(parsing, 0.5))} s (median)`,
);
console.log(FIGURES);
console.log(figuresOf('alone', alone));
console.log(figuresOf('while it is read', beside));
const more = at(beside, 0.95) - at(alone, 0.95);
console.log(`  p95 differs by ${more.toFixed(1)} ms (at most ${MOST_MS_MORE})`);
if (more > MOST_MS_MORE) process.exitCode = 1;

/** Bulk that is no text, as pictures are, beside the text of a long book. */
function largePdf(): Promise<Uint8Array> {
  const words = TIDES.chapters.flatMap(({ paragraphs }) => paragraphs.join(' ').split(' '));
  const copies = Math.ceil(PDF_WORDS / words.length);
  const pictures = Math.ceil(PDF_BYTES / PICTURE_BYTES);
  return pdfOf(
    (pdf) => {
      pdf.font('Times-Roman', 10);
      for (let copy = 0; copy < copies; copy += 1) {
        // No two lines alike, or they would be taken for running heads and feet.
        const text = words.map((word, at) => (at % 9 === 0 ? `${word}${copy}` : word)).join(' ');
        pdf
          .addPage()
          .text(`Chapter ${copy + 1}`)
          .moveDown()
          .text(text);
      }
      for (let picture = 0; picture < pictures; picture += 1) {
        const bytes = crypto.getRandomValues(Buffer.alloc(PICTURE_BYTES));
        pdf.file(bytes, { name: `picture ${picture}` });
      }
    },
    { autoFirstPage: false },
  );
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
