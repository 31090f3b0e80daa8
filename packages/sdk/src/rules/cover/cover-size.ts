/** A cover is 200 x 300: the figure takes 168 of its height, the letters the rest. */
export const COVER = { width: 200, height: 300, figureHeight: 168 } as const;

/** Pixels of the card for link previews, which show it whole. */
export const CARD = { width: 1200, height: 630 } as const;
