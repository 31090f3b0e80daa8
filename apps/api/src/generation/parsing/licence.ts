import type { Block } from './text-blocks.ts';

const BEGIN = /^\*{2,3} ?START OF (?:THE|THIS) PROJECT GUTENBERG/i;
const OLD_BEGIN = /\*END[ *]*THE SMALL PRINT/i;
const END =
  /^\*{2,3} ?END OF (?:THE|THIS) PROJECT GUTENBERG|^End of (?:the |this )?Project Gutenberg/i;
const LICENCE_WORDS = /Project Gutenberg|gutenberg\.org/i;
const MADE_BY = /^(?:Produced|E-?text prepared|Transcribed|Scanned|Proofed|Updated editions?)\b/i;
const NEAR_THE_BEGIN = 6;

/**
 * Without what Project Gutenberg puts around a book: header, licence, trademark and who made the
 * electronic text. None of it is the book's, and questions must not be asked of it.
 */
export function withoutLicence(blocks: readonly Block[]): Block[] {
  const begin = blocks.findLastIndex(({ text }) => BEGIN.test(text) || OLD_BEGIN.test(text));
  const rest = blocks.slice(begin + 1);
  const end = rest.findIndex(({ text }) => END.test(text));
  const book = end === -1 ? rest : rest.slice(0, end);
  return book.filter(
    ({ text }, index) =>
      !LICENCE_WORDS.test(text) &&
      !/^\[(?:Illustration|Transcriber|Footnote)\b/i.test(text) &&
      !(index < NEAR_THE_BEGIN && MADE_BY.test(text)),
  );
}
