/** Columns whose CHECK lists their values, as `status IN ('draft', 'open')`, get a union type of these values. */
import pg from 'pg';

/** @returns the values by 'table.column' */
export async function readEnumColumns(connectionString: string): Promise<Map<string, string[]>> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; check: string }>(`
      SELECT c.relname || '.' || attname AS name, pg_get_constraintdef(k.oid) AS check
      FROM pg_constraint AS k JOIN pg_class AS c ON c.oid = conrelid
      JOIN pg_attribute AS a ON attrelid = conrelid AND attnum = conkey[1]
      WHERE contype = 'c' AND cardinality(conkey) = 1 AND relnamespace = 'public'::regnamespace`);
    return new Map(rows.flatMap(({ name, check }) => readValues(check).map((values) => [name, values])));
  } finally {
    await client.end();
  }
}

function readValues(check: string): [string[]] | [] {
  const [, list] = /^CHECK \(\(\w+ = ANY \(ARRAY\[([^\]]*)\]\)\)\)$/.exec(check) ?? [];
  return list === undefined ? [] : [[...list.matchAll(/'([^']*)'::text/g)].map(([, value = '']) => value)];
}
