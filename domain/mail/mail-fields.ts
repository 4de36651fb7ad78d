export type Fields = ReadonlyMap<string, string>;

/** Reads blocks that are separated by empty lines. The first value of a repeated name counts. */
export function readFields(text: string): Fields[] {
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    .trimStart()
    .replaceAll(/\n[ \t]+(?=\S)/g, ' ');
  return lines.split(/\n[ \t]*\n/).map((block) => {
    const fields = new Map<string, string>();
    for (const line of block.split('\n')) {
      const [, name = '', value = ''] = /^([\w-]{1,80})[ \t]*:(.*)$/.exec(line) ?? [];
      if (name && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value.trim());
    }
    return fields;
  });
}

/** @returns the Message-ID with its angle brackets; null if the value contains anything else */
export const readId = (value: string | undefined): string | null =>
  /^\s*(<[^<>\s]{1,250}>)\s*$/.exec(value ?? '')?.[1] ?? null;

/** Finds the first Message-ID in headers that a text quotes. Lines may be marked as quotes or indented. */
export function findQuotedId(text: string): string | null {
  const [, id = null] = /^[>|*\s]{0,12}\*?message-id\*?\s?:\*?\s*(<[^<>\s]{1,250}>)/imu.exec(text) ?? [];
  return id;
}
