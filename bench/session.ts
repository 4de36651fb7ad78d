import { sessionCookie } from '#app/web/cookies/session-cookie.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import { demoCast } from '#db/seed/cast.ts';
import { hashToken, newToken } from '#platform/token/token.server.ts';

/** Signs in the first approved person of the demo with this role. @returns a `Cookie` header */
export async function newSession({ asSystem }: Pick<Database, 'asSystem'>, wanted: string): Promise<string> {
  const token = newToken();
  const person = demoCast.find(({ role, status }) => role === wanted && status === 'approved');
  if (!person) throw new Error(`The cast has no approved ${wanted}`);
  await asSystem((transaction) =>
    transaction
      .insertInto('sessions')
      .values({
        token_hash: hashToken(token),
        user_id: person.id,
        kind: 'full',
        expires_at: new Date(Date.now() + 3_600_000),
      })
      .execute(),
  );
  return sessionCookie(token, 'http://localhost').split(';', 1)[0] ?? '';
}
