const LONGEST_NAME = 200;
const LONGEST_SHOWN = 40;

export type ImportColumn = { name: string; field: string; example: string };

export const tidyFileName = (name: string, nameless: string): string =>
  name
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, LONGEST_NAME) || nameless;

export const describeColumns = (
  header: readonly string[],
  fields: readonly string[],
  rows: readonly (readonly string[])[],
): ImportColumn[] =>
  header.map((name, place) => ({
    name: name.slice(0, LONGEST_SHOWN),
    field: fields[place] ?? '',
    example: (rows.find((cells) => cells[place])?.[place] ?? '').slice(0, LONGEST_SHOWN),
  }));
