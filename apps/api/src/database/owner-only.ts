/** Mode of files with what readers have trusted Morsel with, or what lets somebody in. */
export const OWNER_ONLY = 0o600;
