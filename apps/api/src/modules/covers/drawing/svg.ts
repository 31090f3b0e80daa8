import { escapeMarkup } from '../../../http/escape-markup.ts';

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element of SVG; `content` is markup, attributes that are undefined are left out. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escapeMarkup(String(value))}"`,
  );
  return `<${name}${written.join('')}${content === '' ? '/>' : `>${content}</${name}>`}`;
}

/** A picture that stands by itself: `width` and `height` are its size in pixels. */
export function svgDocument(width: number, height: number, viewBox: string, content: string) {
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox }, content);
}
