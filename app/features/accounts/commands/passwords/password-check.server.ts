/** The rules of a new password, for signing up, resetting and changing alike. Nothing is hashed here. */
import { company } from '#content/company.ts';
import { findLengthFault, findNameFault, type PasswordOwner } from '#domain/account/password-rules.ts';
import { isCommonPassword } from '#platform/password-hash/common-passwords.server.ts';

const AGENCY_NAMES = [company.name, company.shortName, company.legalName];

/** @returns what is wrong with it, in words for its field; null if nothing is */
export async function findPasswordFault(password: string, owner: PasswordOwner): Promise<string | null> {
  const fault = findLengthFault(password, owner) ?? findNameFault(password, owner, AGENCY_NAMES);
  if (fault) return fault;
  return (await isCommonPassword(password)) ? 'This password is one of the first that others would try' : null;
}
