/** What a reader says of a bite; `open` is nothing, or nothing any more. */
export const BITE_DECISIONS = ['kept', 'skipped', 'open'] as const;
export type BiteDecided = (typeof BITE_DECISIONS)[number];

/** How many bites of a book lie before a reader at a time. */
export const BITE_WINDOW = 40;
