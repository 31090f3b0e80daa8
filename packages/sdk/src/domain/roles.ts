/** What accounts may be; guests are readers. */
export const ROLES = ['reader', 'admin'] as const;
export type Role = (typeof ROLES)[number];
