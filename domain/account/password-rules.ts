/** Rules for passwords (product: "Passwords"). Passwords are never trimmed or changed. */
import { PASSWORD_LENGTHS } from './account.ts';

export type PasswordOwner = { email: string; fullName: string; isStaff: boolean };

export function findLengthError(password: string, { isStaff }: Pick<PasswordOwner, 'isStaff'>): string | null {
  const least = isStaff ? PASSWORD_LENGTHS.leastForAdmins : PASSWORD_LENGTHS.least;
  if (password === '') return 'Enter a password';
  // The length in code units is enough to refuse a huge password, so its characters are not counted.
  const length = password.length > 2 * PASSWORD_LENGTHS.most ? Infinity : Array.from(password).length;
  if (length < least) return `Password must be at least ${least} characters`;
  return length > PASSWORD_LENGTHS.most ? `Password must be ${PASSWORD_LENGTHS.most} characters or fewer` : null;
}

/**
 * Refuses names and email addresses of the person and the agency's names, even with digits and signs added. @param agencyNames as the
 * agency writes them
 */
export function findNameError(
  password: string,
  { email, fullName }: Omit<PasswordOwner, 'isStaff'>,
  agencyNames: readonly string[],
): string | null {
  const letters = lettersOf(password);
  // One or two letters between digits do not identify a person.
  if (letters.length < 3) return null;
  if (agencyNames.some((name) => lettersOf(name) === letters)) return 'Password must not be the agency’s name';
  const [local = ''] = email.split('@', 1);
  const names = fullName.trim().split(/\s+/);
  const personalWords = [email, local, ...local.split(/[._+-]/), fullName, names.toReversed().join(''), ...names];
  return personalWords.some((each) => lettersOf(each) === letters)
    ? 'Password must not be your name or email address'
    : null;
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
