import { findLengthError, findNameError, type PasswordOwner } from '#domain/account/password-rules.ts';
import { agency } from '#domain/site/site.ts';
import { isCommonPassword } from '#platform/password-hash/common-passwords.server.ts';

/** An unnamed agency has empty names, which every password contains. */
const agencyNames = () => [agency().name, agency().shortName, agency().legalName].filter(Boolean);

export async function findPasswordFault(password: string, owner: PasswordOwner): Promise<string | null> {
  const ruleError = findLengthError(password, owner) ?? findNameError(password, owner, agencyNames());
  if (ruleError) return ruleError;
  return (await isCommonPassword(password)) ? 'This password is one of the first that others would try' : null;
}
