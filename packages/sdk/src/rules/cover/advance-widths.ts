/** Advances of a face in thousandths of the size, from U+0020 to U+007E. */
type Advances = readonly number[];

/** The display face at weight 900. */
const display: Advances = [
  250, 220, 405, 620, 492, 821, 687, 204, 364, 364, 377, 627, 245, 429, 220, 365, 642, 421, 585,
  556, 632, 575, 581, 562, 598, 581, 220, 245, 600, 600, 600, 412, 892, 622, 623, 497, 621, 548,
  543, 557, 650, 350, 577, 571, 495, 732, 620, 570, 591, 570, 598, 492, 540, 600, 549, 767, 606,
  530, 587, 342, 365, 352, 511, 519, 500, 525, 525, 456, 535, 505, 393, 525, 540, 270, 259, 528,
  304, 830, 540, 530, 525, 525, 435, 445, 380, 541, 524, 734, 486, 512, 480, 436, 200, 436, 600,
];

/** The body face at weight 700. */
const body: Advances = [
  238, 312, 412, 631, 554, 813, 647, 245, 382, 382, 488, 632, 257, 408, 248, 432, 648, 422, 579,
  556, 633, 581, 580, 556, 612, 580, 301, 305, 632, 632, 632, 513, 992, 714, 612, 725, 700, 589,
  554, 743, 750, 289, 552, 666, 537, 857, 773, 787, 603, 789, 645, 607, 584, 704, 722, 985, 679,
  647, 632, 344, 432, 344, 581, 434, 263, 533, 596, 546, 595, 554, 393, 601, 570, 262, 291, 538,
  246, 872, 568, 581, 601, 592, 379, 466, 402, 568, 556, 835, 536, 576, 477, 394, 256, 394, 667,
];

/** What a letter takes that the table lacks; the widest scripts fill about one em. */
const fullWidth = 1000;

function advanceOf(face: Advances, letter: string): number {
  const base = letter.normalize('NFD').codePointAt(0) ?? 0;
  return face[base - 0x20] ?? (base < 0x2e80 ? 700 : fullWidth);
}

/** Width of a text in the display face, for a size of 1. Kerning is left out. */
export function displayWidth(text: string): number {
  return widthIn(display, text);
}

/** Width of a text in the body face, for a size of 1. Kerning is left out. */
export function bodyWidth(text: string): number {
  return widthIn(body, text);
}

function widthIn(face: Advances, text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + advanceOf(face, letter), 0) / 1000;
}
