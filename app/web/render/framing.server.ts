/** A page that every site may frame: without scripts, forms and a session, so that there is nothing on it to trick people into. */
import { createHash } from 'node:crypto';

/** From the route to this server (server/pages/finish-page.ts): the hash of the styles in the page. It is not sent. */
export const FRAMED_ANYWHERE = 'Answer-Framed-Anywhere';

export const framedAnywhere = (styles: string): Record<string, string> => ({
  [FRAMED_ANYWHERE]: createHash('sha256').update(styles).digest('base64'),
  'Cross-Origin-Resource-Policy': 'cross-origin',
});
