import { type RawBuilder, sql } from 'kysely';

/**
 * Subquery for statements run as the system: the id of the account with this address. Comparing addresses directly would scan all accounts.
 */
export const accountOf = (email: string): RawBuilder<string> => sql<string>`(SELECT app.account_of(${email}))`;
