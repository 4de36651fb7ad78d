/** Blocks of `Name: value` in emails and in reports of mail servers. */

export type Fields = ReadonlyMap<string, string>;

/** Reads blocks that empty lines separate. If a name comes twice, the first counts. */
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

/** @returns the Message-ID with its angle brackets; null if the value holds anything else */
export const readId = (value: string | undefined): string | null =>
  /^\s*(<[^<>\s]{1,250}>)\s*$/.exec(value ?? '')?.[1] ?? null;

/** Finds the first Message-ID in the headers that a text repeats. Lines may be quoted or indented. */
export function findQuotedId(text: string): string | null {
  const [, id = null] = /^[>|*\s]{0,12}\*?message-id\*?\s?:\*?\s*(<[^<>\s]{1,250}>)/imu.exec(text) ?? [];
  return id;
}
