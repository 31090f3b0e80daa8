/** Why a reader reports an item. */
export const REPORT_REASONS = ['wrong', 'unclear', 'too-easy', 'off-topic', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/**
 * open: waits for an admin; the item is out of the reporter's feed. kept: it stays as it is.
 * mended: it was edited. replaced: another took its place. hidden, removed: nobody gets it any
 * more.
 */
export const REPORT_STATES = ['open', 'kept', 'mended', 'replaced', 'hidden', 'removed'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/**
 * Why an item stays though enough readers have reported it. library: it is built in. approved: an admin
 * made it or has said that it stays. share: so many items of its book are hidden by reports already.
 */
export const HOLDS = ['library', 'approved', 'share'] as const;
export type Hold = (typeof HOLDS)[number];

/** Which hidings are asked for: those of items that a hold keeps, or that nothing does, which are hidden. */
export const HELD_BY = ['nothing', ...HOLDS] as const;
export type HeldBy = (typeof HELD_BY)[number];
