/**
 * What an access token may be good for: to read what its reader may see; to study, on their shelf; to add
 * books, texts and cards, and have items made; to take all their data along; to do what admins do.
 */
export const TOKEN_SCOPES = ['read', 'study', 'add-texts', 'export', 'moderate'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** Of a token that an admin alone can make, and use. */
export const ADMIN_SCOPE = 'moderate' satisfies TokenScope;
