/**
 * Names the account, by id, that a request is made for: the server refuses it in a session of another account. Sent with actions saved
 * offline, because another account may have signed in on that device since (docs/decisions/0025).
 */
export const ACCOUNT_HEADER = 'X-Account';
