/** What every kind of file is read into, in the order of the book. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | {
      readonly kind: 'heading';
      readonly text: string;
      /** 1 for the greatest parts of a book; more within them. */
      readonly level: number;
    };

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

export const heading = (text: string, level: number): Block => ({ kind: 'heading', text, level });
