import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { sql, type Transaction } from 'kysely';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import type { PasskeyRefusal } from '#domain/account/passkey.ts';
import { signIns } from '#platform/metrics/counters.server.ts';
import type { Viewer } from '../../policy.ts';
import { findPasskeyKey, listPasskeyIds } from '../../queries/passkeys.server.ts';
import { logEvent, logSuspicion, passesIpLimit } from '../limits.server.ts';
import { type FinishedSignIn, finishSignIn, holdPassword } from '../sessions/finish-sign-in.server.ts';
import { CEREMONY_MS, keepChallenge, relyingParty, takeChallenge } from './passkey-challenges.server.ts';

type Services = Pick<RequestContext, 'database' | 'client' | 'log' | 'publicOrigin'>;

/** @returns null if the session does not wait for a passkey */
export async function offerPasskeySignIn(
  { database, publicOrigin }: Services,
  viewer: Viewer,
): Promise<PublicKeyCredentialRequestOptionsJSON | null> {
  if (viewer.session.kind !== 'second_factor') return null;
  return database.asSystem(async (transaction) => {
    const options = await generateAuthenticationOptions({
      rpID: relyingParty(publicOrigin).id,
      allowCredentials: await listPasskeyIds(transaction, viewer.id),
      timeout: CEREMONY_MS,
      // Registration refuses passkeys without user verification.
      userVerification: 'required',
    });
    await keepChallenge(transaction, viewer, options.challenge);
    return options;
  });
}

export type PasskeySignIn = FinishedSignIn | { ok: false; reason: PasskeyRefusal };

/** Every attempt counts against the limit, and uses up the challenge. */
export async function signInWithPasskey(
  services: Services,
  viewer: Viewer,
  { response, browserTokens }: { response: AuthenticationResponseJSON; browserTokens: readonly string[] },
): Promise<PasskeySignIn> {
  const { database } = services;
  if (viewer.session.kind !== 'second_factor') return { ok: false, reason: 'ended' };
  if (!(await passesIpLimit(services, 'passkey'))) return { ok: false, reason: 'too_many_attempts' };
  const challenge = await takeChallenge(database, viewer);
  const read = challenge === null ? 'expired' : await readSignature(services, viewer, response, challenge);
  const result: PasskeySignIn =
    typeof read === 'string'
      ? { ok: false, reason: read }
      : await database.asSystem((transaction) => admit(services, transaction, viewer, read, browserTokens));
  signIns.inc({ way: 'passkey', outcome: result.ok ? 'ok' : result.reason });
  if (!result.ok) {
    await logSuspicion(services, 'passkey_refused', { step: 'sign_in', reason: result.reason }, viewer.id);
  }
  return result;
}

type Signature = { id: string; counter: number };

/** The library judges the browser's input; if it throws, the signature is invalid. */
async function readSignature(
  { database, log, publicOrigin }: Services,
  viewer: Viewer,
  response: AuthenticationResponseJSON,
  challenge: string,
): Promise<Signature | 'refused' | 'not_verified'> {
  const passkey = await database.asSystem((transaction) => findPasskeyKey(transaction, viewer.id, response.id));
  if (!passkey) return 'refused';
  const { id, origin } = relyingParty(publicOrigin);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      // The update below compares the stored counter, once the signature is verified: before that, anybody could have sent any counter.
      credential: { id: response.id, publicKey: Uint8Array.from(passkey.publicKey), counter: 0 },
      requireUserVerification: false,
    });
    if (!verified) return 'refused';
    return authenticationInfo.userVerified
      ? { id: response.id, counter: authenticationInfo.newCounter }
      : 'not_verified';
  } catch (error) {
    log.warn({ err: error }, 'a passkey was refused');
    return 'refused';
  }
}

async function admit(
  { client }: Services,
  transaction: Transaction<DB>,
  viewer: Viewer,
  { id, counter }: Signature,
  browserTokens: readonly string[],
): Promise<PasskeySignIn> {
  await holdPassword(transaction, viewer);
  const usedPasskey = await transaction
    .updateTable('passkeys')
    .set({ counter, last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('user_id', '=', viewer.id)
    // An authenticator without a counter always sends 0 (WebAuthn, "signature counter considerations").
    .where(sql<boolean>`counter < ${counter}::bigint OR (counter = 0 AND ${counter}::bigint = 0)`)
    .returning('name')
    .executeTakeFirst();
  if (!usedPasskey) {
    await logClone(transaction, client, viewer, id);
    return { ok: false, reason: 'cloned' };
  }
  const finished = await finishSignIn(transaction, viewer, browserTokens);
  if (!finished.ok) return finished;
  await logEvent(transaction, client, {
    type: 'passkey_accepted',
    userId: viewer.id,
    details: { name: usedPasskey.name },
  });
  return finished;
}

/** The key is right but its counter did not increase: the passkey may have been cloned. */
async function logClone(
  transaction: Transaction<DB>,
  client: Services['client'],
  viewer: Viewer,
  id: string,
): Promise<void> {
  await sql`
    SELECT log_suspicious_activity(
      'passkey_cloned', ${JSON.stringify({ passkey: id.slice(0, 100) })}, 'high', ${viewer.id}, ${client.ip}, ${client.userAgent}
    )`.execute(transaction);
}
