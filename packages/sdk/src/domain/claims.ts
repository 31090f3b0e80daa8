/**
 * What became of a reader's word that a written answer was right. open: waits for two others who say
 * the same, or for an admin. accepted: the answer counts as right. refused: it stays wrong.
 */
export const CLAIM_STATES = ['open', 'accepted', 'refused'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];
