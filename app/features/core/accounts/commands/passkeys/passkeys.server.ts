import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Transaction } from 'kysely';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { MOST_PASSKEYS, type PasskeyRefusal } from '#domain/account/passkey.ts';
import { agency } from '#domain/site/site.ts';
import type { Staff } from '../../policy.ts';
import { listPasskeyIds } from '../../queries/passkeys.server.ts';
import { writeAudit } from '../audit.server.ts';
import { logEvent, logSuspicion } from '../limits.server.ts';
import { type ChangeResult, type PasswordRefusal, withCurrentPassword } from '../passwords/passwords.server.ts';
import { endOtherSessions } from '../sessions/sessions.server.ts';
import { ALGORITHMS, CEREMONY_MS, keepChallenge, relyingParty, takeChallenge } from './passkey-challenges.server.ts';

type Services = RequestContext;

export type PasskeyOffer =
  | { ok: true; options: PublicKeyCredentialCreationOptionsJSON }
  | PasswordRefusal
  | { ok: false; reason: 'too_many' };

/** Creates the challenge only after the right current password, so `addPasskey` need not ask again. */
export function offerNewPasskey(services: Services, staff: Staff, current: string): Promise<PasskeyOffer> {
  return withCurrentPassword<PasskeyOffer>(services, staff, { current }, async (transaction) => {
    const passkeys = await listPasskeyIds(transaction, staff.id);
    if (passkeys.length >= MOST_PASSKEYS) return { ok: false, reason: 'too_many' };
    const options = await generateRegistrationOptions({
      rpID: relyingParty(services.publicOrigin).id,
      rpName: agency().name,
      userID: Uint8Array.from(Buffer.from(staff.id.replaceAll('-', ''), 'hex')),
      userName: staff.email,
      userDisplayName: staff.fullName,
      timeout: CEREMONY_MS,
      attestationType: 'none',
      excludeCredentials: passkeys,
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
    await keepChallenge(transaction, staff, options.challenge);
    return { ok: true, options };
  });
}

export type PasskeyAddition = { ok: true } | { ok: false; reason: PasskeyRefusal };
type NewPasskey = { name: string; response: RegistrationResponseJSON };

export async function addPasskey(services: Services, staff: Staff, passkey: NewPasskey): Promise<PasskeyAddition> {
  const challenge = await takeChallenge(services.database, staff);
  const read = challenge === null ? 'expired' : await readNewPasskey(services, passkey.response, challenge);
  if (typeof read === 'string') {
    await logSuspicion(services, 'passkey_refused', { step: 'add', reason: read }, staff.id);
    return { ok: false, reason: read };
  }
  return services.database.asSystem(async (transaction) => {
    await transaction.selectFrom('credentials').select('user_id').where('user_id', '=', staff.id).forUpdate().execute();
    if ((await listPasskeyIds(transaction, staff.id)).length >= MOST_PASSKEYS) return { ok: false, reason: 'too_many' };
    const { id, publicKey, counter, transports = [] } = read;
    const addedPasskey = await transaction
      .insertInto('passkeys')
      .values({ id, user_id: staff.id, public_key: Buffer.from(publicKey), counter, transports, name: passkey.name })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (addedPasskey.numInsertedOrUpdatedRows === 0n) return { ok: false, reason: 'already_added' };
    await finishChange(services, transaction, staff, { action: 'passkey_added', id, name: passkey.name });
    return { ok: true };
  });
}

/** The library judges the browser's input; if it throws, the passkey is invalid. */
async function readNewPasskey({ publicOrigin, log }: Services, response: RegistrationResponseJSON, challenge: string) {
  const { id, origin } = relyingParty(publicOrigin);
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      // Checked below, so that a key without a PIN gets its own error.
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return 'refused';
    return registrationInfo.userVerified ? registrationInfo.credential : 'not_verified';
  } catch (error) {
    log.warn({ err: error }, 'a new passkey was refused');
    return 'refused';
  }
}

export type PasskeyRemoval = ChangeResult | { ok: false; reason: 'not_found' };

/** Removing the last passkey is allowed: then the password is enough again. All other sessions end. */
export function removePasskey(
  services: Services,
  staff: Staff,
  { id, current }: { id: string; current: string },
): Promise<PasskeyRemoval> {
  return withCurrentPassword<PasskeyRemoval>(services, staff, { current }, async (transaction) => {
    const removedPasskey = await transaction
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', staff.id)
      .returning('name')
      .executeTakeFirst();
    if (!removedPasskey) return { ok: false, reason: 'not_found' };
    await finishChange(services, transaction, staff, { action: 'passkey_removed', id, name: removedPasskey.name });
    return { ok: true };
  });
}

type Change = { action: 'passkey_added' | 'passkey_removed'; id: string; name: string };

async function finishChange(
  { client }: Services,
  transaction: Transaction<DB>,
  staff: Staff,
  { action, id, name }: Change,
): Promise<void> {
  await endOtherSessions(transaction, staff);
  await writeAudit(transaction, staff, action, { type: 'passkey', id: id.slice(0, 100), label: name });
  await logEvent(transaction, client, { type: action, userId: staff.id, details: { name } });
}
