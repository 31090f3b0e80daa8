/** So many authors are looked at: more are no book's. */
export const MOST_AUTHORS = 20;

/** All elements of a name, in whichever namespace. */
export function elements(within: Document | Element, name: string): Element[] {
  return [...within.getElementsByTagNameNS('*', name)];
}

/** The words of an element, in one line. */
export function textOf({ textContent }: Element): string {
  return inOneLine(textContent ?? '');
}

export const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The words of the first element of a name; empty where there is none. */
export function firstText(within: Document | Element, name: string): string {
  return elements(within, name).map(textOf)[0] ?? '';
}
