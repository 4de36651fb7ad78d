/** Which column of a file is which field, by what columns are often called. */

export type ColumnNames<Field extends string> = {
  /** By field, in small letters without signs and digits; the preferred name first. */
  names: Record<Field, readonly string[]>;
  /** What systems write before a name, such as `job` in 'job-title'. */
  prefix?: RegExp;
  /** Fields that several columns may be at once. */
  ofSeveral?: ReadonlySet<Field>;
};

type Guess<Field> = { field: Field; rank: number };

/** A name without its prefix is worth a little less than the whole name. */
const WITHOUT_PREFIX = 0.5;

/** @returns '' where no field fits, or another column has a name that is preferred */
export function guessByName<Field extends string>(
  columns: ColumnNames<Field>,
  header: readonly string[],
): (Field | '')[] {
  const guesses = header.map((name) => guessColumn(columns, name));
  const preferred = new Map<Field, { place: number; rank: number }>();
  for (const [place, guess] of guesses.entries()) {
    if (!guess) continue;
    const before = preferred.get(guess.field);
    if (!before || guess.rank < before.rank) preferred.set(guess.field, { place, rank: guess.rank });
  }
  return guesses.map((guess, place) => {
    if (!guess) return '';
    return columns.ofSeveral?.has(guess.field) || preferred.get(guess.field)?.place === place ? guess.field : '';
  });
}

function guessColumn<Field extends string>({ names, prefix }: ColumnNames<Field>, name: string): Guess<Field> | null {
  const plain = name.toLowerCase().replaceAll(/[^a-z]/g, '');
  return (
    findName(names, plain, 0) ??
    (prefix?.test(plain) ? findName(names, plain.replace(prefix, ''), WITHOUT_PREFIX) : null)
  );
}

function findName<Field extends string>(
  names: Record<Field, readonly string[]>,
  plain: string,
  rank: number,
): Guess<Field> | null {
  for (const field of Object.keys(names) as Field[]) {
    const place = names[field].indexOf(plain);
    if (place !== -1) return { field, rank: rank + place };
  }
  return null;
}
