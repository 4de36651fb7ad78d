/** Pages that any site may frame have no scripts, forms or session, so that clickjacking gains nothing. */
import { createHash } from 'node:crypto';

/** Internal header from the route to server/pages/finish-page.ts, not sent: the hash of the page's styles. */
export const FRAMED_ANYWHERE = 'Answer-Framed-Anywhere';

export const framedAnywhere = (styles: string): Record<string, string> => ({
  [FRAMED_ANYWHERE]: createHash('sha256').update(styles).digest('base64'),
  'Cross-Origin-Resource-Policy': 'cross-origin',
});
