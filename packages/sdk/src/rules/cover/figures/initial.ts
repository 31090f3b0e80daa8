import type { Figure } from './figure.ts';

/** First letter or figure of a title, without its leading article. */
export function initialOf(title: string): string {
  const words = title.trim().replace(/^(?:the|an?)\s+(?=\S)/i, '');
  return (/[\p{L}\p{N}]/u.exec(words)?.[0] ?? 'M').toUpperCase();
}

/** The title's initial before a plate. */
export const initial: Figure = ({ accents, draw, title }) => [
  { kind: 'circle', cx: draw(0, 1) === 0 ? 50 : 150, cy: 96, r: 86, fill: accents[1], stroke: 5 },
  { kind: 'letter', letter: initialOf(title), fill: accents[0], stroke: 10 },
];
