import { type RawBuilder, sql } from 'kysely';

/** Within a statement of the system: the id of whoever has this address. To look for the address itself would read every account. */
export const accountOf = (email: string): RawBuilder<string> => sql<string>`(SELECT app.account_of(${email}))`;
