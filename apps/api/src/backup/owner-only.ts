/** Backups hold what readers have trusted Morsel with. */
export const OWNER_ONLY = 0o600;
