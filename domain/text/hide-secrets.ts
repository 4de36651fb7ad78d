/** Secrets in paths of pages that emails lead to: '/interviews/', '/shortlists/' and 64 hexadecimal digits, because paths are not case-sensitive here. */
const TOKEN = /\/[0-9a-f]{64}(?=[/.?#]|$)/gi;

/** For what is written down about an address: the log, and reports of browsers. */
export const hideLinkTokens = (address: string): string => address.replace(TOKEN, '/[redacted]');
