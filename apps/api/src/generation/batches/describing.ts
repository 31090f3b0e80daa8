import { type Description, describeBook } from '../drafting/describing.ts';
import { type AskOptions, type Model, ModelError } from '../provider/model.ts';
import type { Work } from '../runs/progress.ts';
import type { BatchOrder } from './batch.ts';
import { metered } from './model-work.ts';
import type { SourceText } from './source-text.ts';

/**
 * Topic and description of a book that lacks one. All readers see them, so of a text that is private
 * nothing goes into them. Without success the book is as good as before.
 */
export async function describeIfNeeded(
  { book, source }: BatchOrder,
  { model, text, work }: { model: Model; text: SourceText | undefined; work: Work },
  options: AskOptions,
): Promise<Description | undefined> {
  if (book.topicChosen === 1 && book.description !== '') return undefined;
  const beginning = text?.chapters[0]?.text ?? null;
  const opening = source?.isShared === true ? beginning : null;
  const { title, author } = book;
  try {
    return await metered(work, describeBook(model, { title, author, opening }, options));
  } catch (error) {
    if (error instanceof ModelError) return undefined;
    throw error;
  }
}
