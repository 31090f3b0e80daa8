import { InvalidInputError } from '../../errors.ts';

/** Why no text comes out of a file, in words for the reader who sent it. */
const WORDS = {
  empty: 'There is no text in it. Choose a file with the words of the book.',
  short:
    'There is hardly any text in it, fewer than 40 words; perhaps its pages are pictures. Choose a ' +
    'file with the words of the book.',
  broken:
    'This file is damaged or incomplete and cannot be opened. Download it once more, or choose ' +
    'another file.',
  encrypted:
    'This e-book is protected against copying (DRM), so Morsel cannot read it. Use a copy without ' +
    'protection, or your highlights.',
  password:
    'This file is locked with a password. Save a copy without the password and add that one.',
  scanned:
    'This PDF holds pictures of pages and no text. Run text recognition (OCR) over it first, or ' +
    'choose another file.',
  garbled:
    'The letters of this PDF cannot be told from its shapes, so no text comes out. Choose an EPUB ' +
    'or another PDF.',
  foreign:
    'This is no kind of file that Morsel reads. Choose an EPUB, MOBI, AZW3, FB2, PDF, DOCX, ODT, text or Markdown ' +
    'file, Kindle’s “My Clippings.txt”, or a CSV of highlights from Readwise.',
  document:
    'This is a document that Morsel does not read, or one with a password. Save it as DOCX, ODT or ' +
    'PDF without a password and add that file.',
  mobi: 'This is a Kindle e-book of a kind (KFX) that Morsel does not read. Convert it to EPUB first, or add your highlights.',
  large: 'This file is too large. Morsel reads files of up to 30 MB.',
  bomb: 'This file unpacks to far more than a book holds, so Morsel does not open it.',
  long: 'This is longer than the 600,000 words that Morsel reads at once. Add it in parts.',
  'no highlights': 'There are no highlights in this file. Choose one with highlights in it.',
  'other books':
    'There are highlights in this file, but none of this book. Check the title, or choose another ' +
    'file.',
  heavy:
    'Reading this file took too much time or memory, so Morsel gave up. Choose another file, or ' +
    'add it in parts.',
} as const;

export type UnreadableReason = keyof typeof WORDS;

/** A file or a pasted text from which no text of a book can be had; its words are for the reader. */
export class UnreadableTextError extends InvalidInputError {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, options: ErrorOptions = {}) {
    super(WORDS[reason], 'file');
    this.reason = reason;
    if (options.cause !== undefined) this.cause = options.cause;
  }
}
