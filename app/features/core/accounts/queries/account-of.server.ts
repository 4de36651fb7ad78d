import { type RawBuilder, sql } from 'kysely';

/** For statements run as the system: the id of the account with this address. Comparing addresses would scan all accounts. */
export const accountOf = (email: string): RawBuilder<string> => sql<string>`(SELECT app.account_of(${email}))`;
