/** The rules for a new password at sign-up, reset and change. Nothing is hashed here. */

import { findLengthError, findNameError, type PasswordOwner } from '#domain/account/password-rules.ts';
import { agency } from '#domain/site/site.ts';
import { isCommonPassword } from '#platform/password-hash/common-passwords.server.ts';

/** An unnamed agency has empty names, which every password would contain. */
const agencyNames = () => [agency().name, agency().shortName, agency().legalName].filter(Boolean);

/** @returns an error for the password field; null if it is valid */
export async function findPasswordFault(password: string, owner: PasswordOwner): Promise<string | null> {
  const fault = findLengthError(password, owner) ?? findNameError(password, owner, agencyNames());
  if (fault) return fault;
  return (await isCommonPassword(password)) ? 'This password is one of the first that others would try' : null;
}
