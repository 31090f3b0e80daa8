/** Of a book that a newcomer added, and that no admin has approved yet. */
export const UNLISTED = 'Not listed yet';

/** What that means, said to who added it and to admins. */
export const UNLISTED_MEANS = 'Other readers find it once an admin has approved it.';
