/** Turns a text into a slug: small letters and digits, joined by hyphens. '' if the text has neither. */
export const slugOf = (text: string): string =>
  (
    text
      .normalize('NFD')
      .toLowerCase()
      .replaceAll(/\p{M}|[’']/gu, '')
      .match(/[a-z0-9]+/g) ?? []
  ).join('-');
