/** Mail servers' answers to our emails, for the desk. */
import { oneLine } from '#domain/text/one-line.ts';

/** Counted in characters. */
const LONGEST = 300;

/** Puts an answer into one line, without email addresses, Message-IDs and links, because the last two may hold secrets. */
export const withoutAddresses = (answer = ''): string =>
  oneLine(answer.slice(0, 4 * LONGEST))
    .replaceAll(/<?[^\s<>"'()[\]]{1,300}@[^\s<>"'()[\]]{1,300}>?|https?:\/\/\S+/gi, '[…]')
    .slice(0, LONGEST);
