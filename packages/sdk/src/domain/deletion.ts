/** What a guest types to be deleted. */
export const DELETION_WORD = 'DELETE';
