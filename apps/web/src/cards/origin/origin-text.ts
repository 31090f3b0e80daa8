import type { Origin } from '@morsel/sdk/contract';

/** Where a generated item comes from, as in "From “The Ionian Revolt”". */
export function originText({ grounding, chapter }: Origin): string {
  switch (grounding) {
    case 'source':
      return chapter ? `From “${chapter}”` : 'From the text of the book';
    case 'extractive':
      return chapter ? `From the text, “${chapter}”` : 'From the text';
    case 'memory':
      return 'From the title alone, not checked against the book';
  }
}
