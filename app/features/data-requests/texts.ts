/** Stands for a name that was erased with the account. */
export const ERASED_NAME = 'Somebody who deleted their account';
