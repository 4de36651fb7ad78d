/**
 * Decides whether work with the same hirer is the same role, so that its weeks count together. A role is new only if the work or duties
 * that form all or most of it are substantively different, and the agency told the worker so in writing (Agency Workers Regulations 2010,
 * reg. 7(3)). It does not matter which agency.
 */

/** True for different spellings of one company's name: 'Northgate Ltd.' and 'NORTHGATE  limited'. */
export function isSameHirer(one: string, other: string): boolean {
  return keyOfHirer(one) === keyOfHirer(other);
}

const FORMS: Readonly<Record<string, string>> = { ltd: 'limited', co: 'company', '&': 'and' };

const keyOfHirer = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}&]+/u)
    .filter(Boolean)
    .map((word) => FORMS[word] ?? word)
    .join(' ');

export type RoleError = 'told_in_writing' | 'told_too_late';

type NewRole = {
  hirer: string;
  startsOn: string;
  toldOn: string | null;
};

export function findRoleError({ hirer, startsOn, toldOn }: NewRole, knownHirers: readonly string[]): RoleError | null {
  if (!knownHirers.some((knownHirer) => isSameHirer(knownHirer, hirer))) return null;
  if (toldOn === null) return 'told_in_writing';
  return toldOn > startsOn ? 'told_too_late' : null;
}
