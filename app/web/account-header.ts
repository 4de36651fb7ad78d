/**
 * Names the account that a request is made for, by its id: the server refuses it in a session of another account. Sent with
 * what was done offline, because another account may have signed in on that device since (docs/decisions/0025).
 */
export const ACCOUNT_HEADER = 'X-Account';
