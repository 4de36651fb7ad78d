/**
 * Id of the account that the request is made for; the server refuses it in another account's session. Sent with actions saved offline,
 * because another account may have signed in on the device since (docs/decisions/0025).
 */
export const ACCOUNT_HEADER = 'X-Account';
