/** Advance of the display face at weight 900, in thousandths of the size, from U+0020 to U+007E. */
const ascii = [
  250, 220, 405, 620, 492, 821, 687, 204, 364, 364, 377, 627, 245, 429, 220, 365, 642, 421, 585,
  556, 632, 575, 581, 562, 598, 581, 220, 245, 600, 600, 600, 412, 892, 622, 623, 497, 621, 548,
  543, 557, 650, 350, 577, 571, 495, 732, 620, 570, 591, 570, 598, 492, 540, 600, 549, 767, 606,
  530, 587, 342, 365, 352, 511, 519, 500, 525, 525, 456, 535, 505, 393, 525, 540, 270, 259, 528,
  304, 830, 540, 530, 525, 525, 435, 445, 380, 541, 524, 734, 486, 512, 480, 436, 200, 436, 600,
];

/** What a letter takes that the table lacks; the widest scripts fill about one em. */
const fullWidth = 1000;

function advanceOf(letter: string): number {
  const base = letter.normalize('NFD').codePointAt(0) ?? 0;
  return ascii[base - 0x20] ?? (base < 0x2e80 ? 700 : fullWidth);
}

/** Width of a text in the display face, for a size of 1. Kerning is left out. */
export function textWidth(text: string): number {
  return Array.from(text, advanceOf).reduce((sum, advance) => sum + advance, 0) / 1000;
}
