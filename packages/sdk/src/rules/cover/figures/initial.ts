import type { Figure } from './figure.ts';

/** First letter or figure of a title, without its leading article. */
export function initialOf(title: string): string {
  const words = title.trim().replace(/^(?:the|an?)\s+(?=\S)/i, '');
  return (/[\p{L}\p{N}]/u.exec(words)?.[0] ?? 'M').toUpperCase();
}

/** The further letters reach above and below others, the smaller: all of them stays in the window. */
const places = {
  plain: { y: 157, size: 200 },
  tailedOrAccented: { y: 129, size: 134 },
  any: { y: 129, size: 112 },
};

function placeOf(letter: string) {
  if (/^[A-PR-Z0-9]$/.test(letter)) return places.plain;
  return /^[QÀ-ÖÙ-Ý]$/.test(letter) ? places.tailedOrAccented : places.any;
}

/** The title's initial before a plate. */
export const initial: Figure = ({ accents, draw, title }) => {
  const letter = initialOf(title);
  return [
    { kind: 'circle', cx: draw(0, 1) === 0 ? 50 : 150, cy: 96, r: 86, fill: accents[1], stroke: 5 },
    { kind: 'letter', letter, x: 100, ...placeOf(letter), fill: accents[0], stroke: 10 },
  ];
};
