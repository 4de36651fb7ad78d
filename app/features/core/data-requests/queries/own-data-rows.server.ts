import { type RawBuilder, sql } from 'kysely';

/** The owner has proven that the account is theirs; their address is confirmed. */
export type Owner = { id: string; email: string };

export type Section = {
  /** Tables that this section exports completely. */
  tables: readonly string[];
  rows: (owner: Owner) => RawBuilder<unknown>;
};

/** Sort key as text: the time, then the id to break ties. */
export const by = (moment: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  sql`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US ') || ${id}::text`;
