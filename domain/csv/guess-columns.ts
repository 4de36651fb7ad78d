/** Which column of a file is which field, by what columns are often called. */

/**
 * @param usual by field, in small letters without signs
 * @returns '' where no field fits, or an earlier column is that already
 */
export function guessByName<Field extends string>(
  usual: Record<Field, readonly string[]>,
  header: readonly string[],
): (Field | '')[] {
  const fields = Object.keys(usual) as Field[];
  const taken = new Set<string>();
  return header.map((name) => {
    const plain = name.toLowerCase().replaceAll(/[^a-z]/g, '');
    const field = fields.find((each) => usual[each].includes(plain)) ?? '';
    if (field === '' || taken.has(field)) return '';
    taken.add(field);
    return field;
  });
}
