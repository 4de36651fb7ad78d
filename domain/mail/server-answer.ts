/** What mail servers say of an email, for the desk. */
import { oneLine } from '#domain/text/one-line.ts';

/** In characters. */
const LONGEST = 300;

/** One line. Addresses go, and Message-IDs with them, because these hold secrets of threads and links. */
export const withoutAddresses = (answer = ''): string =>
  oneLine(answer.slice(0, 4 * LONGEST))
    .replaceAll(/<?[^\s<>"'()[\]]{1,300}@[^\s<>"'()[\]]{1,300}>?|https?:\/\/\S+/gi, '[…]')
    .slice(0, LONGEST);
