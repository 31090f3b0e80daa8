/** `type` of the problem (401) that tells a session that its account was deleted. */
export const ACCOUNT_DELETED = 'urn:morsel:problem:account-deleted';
