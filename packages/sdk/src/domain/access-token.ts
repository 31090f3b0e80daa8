/** With which all access tokens begin, so that whoever finds one knows what it is. */
export const TOKEN_PREFIX = 'morsel_';

/**
 * The form of an access token: 43 signs that are random, and six that are worked out of these, so that
 * one that is mistyped can be told. For scanners of secrets, too.
 */
export const ACCESS_TOKEN = '^morsel_[0-9A-Za-z]{49}$';
