import { sql } from 'kysely';
import pg from 'pg';
import { makePasskey, type SoftPasskey } from '#app/features/core/accounts/tests/authenticator.ts';
import { type Answer, request } from '#tests/support/request.ts';
import { castMember } from '#tests/support/session.ts';
import type { Site } from '#tests/support/site.ts';

export async function givePasskey(site: Pick<Site, 'database'>, who: string, counter = 0): Promise<SoftPasskey> {
  const passkey = makePasskey();
  await site.database.database.asSystem((transaction) =>
    transaction
      .insertInto('passkeys')
      .values({
        id: passkey.id,
        user_id: castMember(who).id,
        public_key: passkey.publicKey,
        counter,
        transports: ['usb'],
        name: `Key of ${who}`,
      })
      .execute(),
  );
  return passkey;
}

export function sendForm(
  site: Pick<Site, 'url'>,
  path: string,
  cookie: string | null,
  fields: Record<string, string> = {},
): Promise<Answer> {
  const headers = {
    Origin: new URL(site.url).origin,
    'Content-Type': 'application/x-www-form-urlencoded',
    ...(cookie && { Cookie: cookie }),
  };
  return request(site.url, path, { method: 'POST', headers, body: new URLSearchParams(fields).toString() });
}

/**
 * Requests a challenge; throws if the site refuses.
 *
 * @returns the options for the browser
 */
export async function askForChallenge(site: Pick<Site, 'url'>, cookie: string, fields: Record<string, string> = {}) {
  const answer = await sendForm(site, '/api/passkey-challenge', cookie, fields);
  if (answer.status !== 200) throw new Error(`No challenge: ${answer.status} ${answer.body}`);
  return JSON.parse(answer.body.toString());
}

export type SecurityEvent = { event_type: string; risk_level: string; details: Record<string, unknown> };

/** Security events of an account, oldest first. */
export async function listEvents(site: Pick<Site, 'database'>, userId: string): Promise<SecurityEvent[]> {
  return site.database.database.asSystem(async (transaction) => {
    const { rows } = await sql<SecurityEvent>`
      SELECT event_type, risk_level, details FROM security_events WHERE user_id = ${userId} ORDER BY id`.execute(
      transaction,
    );
    return rows;
  });
}

export async function forgetPasskeys({ database: { adminUrl } }: Pick<Site, 'database'>): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query(
      'TRUNCATE passkeys, app_codes, sessions, ip_attempts, login_failures, security_events, audit_entries, security_event_rates',
    );
  } finally {
    await admin.end();
  }
}
