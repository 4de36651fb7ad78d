/** Replaces a name that was erased with the account. */
export const ERASED_NAME = 'A person who deleted their account';
