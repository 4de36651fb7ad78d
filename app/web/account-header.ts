/**
 * Names the account that a request is made for, by its id: in the session of anybody else it is refused. Sent with what was
 * done without a connection, because somebody else may have signed in on that device since (docs/decisions/0025).
 */
export const ACCOUNT_HEADER = 'X-Account';
