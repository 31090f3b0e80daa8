import Papa from 'papaparse';

import type { Highlight } from './highlight.ts';

/** Whether a text is the CSV that Readwise exports: by the names of its columns. */
export function looksLikeReadwise(text: string): boolean {
  const [header = ''] = text.split('\n', 1);
  return /(?:^|[,"])Highlight["',]/.test(header) && header.includes('Book Title');
}

/** The rows of Readwise's CSV; the reader's notes follow the highlights that they are about. */
export function readReadwise(text: string): Highlight[] {
  const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  return data.flatMap((row) => {
    const start = Number.parseInt(row['Location'] ?? '', 10) || 0;
    const common = {
      bookTitle: row['Book Title']?.trim() ?? '',
      author: row['Book Author']?.trim() ?? '',
      start,
      end: start,
    };
    return [
      { ...common, text: row['Highlight']?.trim() ?? '', isNote: false },
      { ...common, text: row['Note']?.trim() ?? '', isNote: true },
    ].filter((highlight) => highlight.text !== '');
  });
}
