/** The rules of a new password, for signing up, resetting and changing alike. Nothing is hashed here. */

import { findLengthError, findNameError, type PasswordOwner } from '#domain/account/password-rules.ts';
import { agency } from '#domain/site/site.ts';
import { isCommonPassword } from '#platform/password-hash/common-passwords.server.ts';

/** An unnamed agency has empty ones, which are in every password. */
const agencyNames = () => [agency().name, agency().shortName, agency().legalName].filter(Boolean);

/** @returns what is wrong with it, in words for its field; null if nothing is */
export async function findPasswordFault(password: string, owner: PasswordOwner): Promise<string | null> {
  const fault = findLengthError(password, owner) ?? findNameError(password, owner, agencyNames());
  if (fault) return fault;
  return (await isCommonPassword(password)) ? 'This password is one of the first that others would try' : null;
}
