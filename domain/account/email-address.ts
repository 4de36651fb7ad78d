/** Accepts email addresses with one recipient in plain ASCII, which every mail server reads in the same way. */

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** Pasted text contains zero-width spaces and marks of text direction. */
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/gu;

/** Returns the address as it is stored and compared, or null if it is invalid. Quoted local parts and lists are refused. */
export function readEmailAddress(text: string): string | null {
  if (text.length > 1000) return null;
  const plain = text.normalize('NFKC').replaceAll(INVISIBLE, '').trim().toLowerCase();
  if (plain.length > 254) return null;
  const at = plain.lastIndexOf('@');
  const [local, domain] = [plain.slice(0, at), plain.slice(at + 1)];
  return at > 0 && local.length <= 64 && LOCAL_PART.test(local) && DOMAIN.test(domain) ? plain : null;
}

/** Returns the mailbox of an address, like the SQL function app.mailbox: without '+tag', and without dots at Gmail. '' for ''. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address
    .toLowerCase()
    .replace(/^([^"@+][^"@+]*)\+[^"@]*@/, '$1@')
    .split('@');
  if (/^(?:gmail|googlemail)\.com$/.test(domain)) return `${local.replaceAll('.', '')}@gmail.com`;
  return domain ? `${local}@${domain}` : '';
}
