/** Guesses which field each column of a file holds, from common column names. */

export type ColumnNames<Field extends string> = {
  /** Names by field, in lower case and letters only, the preferred name first. */
  names: Record<Field, readonly string[]>;
  /** Matches a prefix that systems add to names, such as `job` in 'job-title'. */
  prefix?: RegExp;
  /** Fields that several columns of one file may hold. */
  ofSeveral?: ReadonlySet<Field>;
};

type Guess<Field> = { field: Field; rank: number };

/** Added to the rank of a name that is known only without its prefix. The lowest rank wins. */
const WITHOUT_PREFIX = 0.5;

/** @returns a field for each column; '' if none fits, or if another column has a better name for it */
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
