import { type RawBuilder, sql } from 'kysely';

/** A subquery for statements run as the system. Comparing addresses directly would scan all accounts. */
export const accountOf = (email: string): RawBuilder<string> => sql<string>`(SELECT app.account_of(${email}))`;
