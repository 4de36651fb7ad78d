/** Converts a text to lower-case letters and digits joined by hyphens; '' if it has neither. */
export const slugOf = (text: string): string =>
  (
    text
      .normalize('NFD')
      .toLowerCase()
      .replaceAll(/\p{M}|[’']/gu, '')
      .match(/[a-z0-9]+/g) ?? []
  ).join('-');
