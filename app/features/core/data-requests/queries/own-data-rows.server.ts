/** What a section of a person’s data consists of. */
import { type RawBuilder, sql } from 'kysely';

/** A user who has proven that the account is theirs. The address is confirmed, or they could not have signed in. */
export type Owner = { id: string; email: string };

export type Section = {
  /** The tables that this section covers completely. */
  tables: readonly string[];
  rows: (owner: Owner) => RawBuilder<unknown>;
};

/** Sorted as text: the moment first, then what tells two of one moment apart. */
export const by = (moment: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  sql`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US ') || ${id}::text`;
