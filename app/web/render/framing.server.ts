/** A page that any site may frame: without scripts, forms and session, so that clickjacking gains nothing. */
import { createHash } from 'node:crypto';

/** Internal header from the route to this server (server/pages/finish-page.ts): the hash of the page's styles. Not sent. */
export const FRAMED_ANYWHERE = 'Answer-Framed-Anywhere';

export const framedAnywhere = (styles: string): Record<string, string> => ({
  [FRAMED_ANYWHERE]: createHash('sha256').update(styles).digest('base64'),
  'Cross-Origin-Resource-Policy': 'cross-origin',
});
