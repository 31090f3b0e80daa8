/** How long a toast stays open, in milliseconds. */
export const toastDuration = { default: 5000, achievement: 3000 } as const;

/** How long a toast stands at least before one that waits for its turn, in milliseconds. */
export const toastTurn = 2000;

/** How long a closed toast is kept before it is forgotten, in milliseconds. */
export const toastKept = 1_000_000;

/** How many toasts show at a time. */
export const toastLimit = 1;

/** A swipe this far (in pixels) and this way closes a toast. */
export const toastSwipe = { direction: 'right', threshold: 50 } as const;

/** Moves the focus to the toasts. */
export const toastHotkey: string[] = ['F8'];
