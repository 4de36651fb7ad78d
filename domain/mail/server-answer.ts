import { oneLine } from '#domain/text/one-line.ts';

const LONGEST = 300;

/** Joins a response into one line without email addresses, Message-IDs and links; the last two may contain secrets. */
export const withoutAddresses = (answer = ''): string =>
  oneLine(answer.slice(0, 4 * LONGEST))
    .replaceAll(/<?[^\s<>"'()[\]]{1,300}@[^\s<>"'()[\]]{1,300}>?|https?:\/\/\S+/gi, '[…]')
    .slice(0, LONGEST);
