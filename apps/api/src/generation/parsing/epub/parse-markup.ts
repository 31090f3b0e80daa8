import { Parser, type ParserOptions } from 'htmlparser2';

/** As deep as browsers go. Beyond, each element would cost as much as there are open ones. */
const DEEPEST = 512;

export type MarkupHandler = {
  onopentag(name: string, attributes: Readonly<Record<string, string>>): void;
  ontext(text: string): void;
  onclosetag(name: string): void;
};

/** Tells the handler what a document consists of; what is nested too deep is closed at its begin. */
export function parseMarkup(
  markup: string,
  handler: MarkupHandler,
  options: ParserOptions = {},
): void {
  new FlatParser(handler, options).end(markup);
}

class FlatParser extends Parser {
  #depth = 0;
  #isTooDeep = false;

  constructor(handler: MarkupHandler, options: ParserOptions) {
    super(
      {
        onopentag: (name, attributes) => {
          this.#depth += 1;
          handler.onopentag(name, attributes);
        },
        ontext: (text) => handler.ontext(text),
        onclosetag: (name) => {
          this.#depth -= 1;
          handler.onclosetag(name);
        },
      },
      options,
    );
  }

  override onopentagname(start: number, end: number): void {
    this.#isTooDeep = this.#depth >= DEEPEST;
    super.onopentagname(start, end);
  }

  override onclosetag(start: number, end: number): void {
    this.#isTooDeep = false;
    super.onclosetag(start, end);
  }

  protected override isVoidElement(name: string): boolean {
    return this.#isTooDeep || super.isVoidElement(name);
  }
}
