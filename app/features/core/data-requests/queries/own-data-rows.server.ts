/** The shape of a section of a person's own data. */
import { type RawBuilder, sql } from 'kysely';

/** A user who has proven that the account is theirs, and whose address is confirmed. */
export type Owner = { id: string; email: string };

export type Section = {
  /** The tables that this section covers completely. */
  tables: readonly string[];
  rows: (owner: Owner) => RawBuilder<unknown>;
};

/** Sort key as text: the time first, then the id to break ties. */
export const by = (moment: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  sql`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US ') || ${id}::text`;
