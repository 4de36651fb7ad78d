import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { href } from 'react-router';
import { EMPTY_REPLY, type Reply } from '#app/web/form/reply.ts';

export type Ceremony<Result> = { ok: true; result: Result } | { ok: false; answer: Reply };

const TEXTS = {
  unsupported: 'This browser doesn’t support passkeys. Use another browser.',
  unreachable: 'We couldn’t reach the site. Check your connection, then try again.',
  cancelled:
    'No passkey was used. The request was cancelled or timed out, or this device has no passkey for this account.',
  known: 'This passkey has already been added.',
  failed: 'Your browser couldn’t use the passkey. Try again, or use another passkey.',
};

export async function askForPasskey(): Promise<Ceremony<AuthenticationResponseJSON>> {
  return runCeremony<PublicKeyCredentialRequestOptionsJSON, AuthenticationResponseJSON>({}, (optionsJSON) =>
    startAuthentication({ optionsJSON }),
  );
}

export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();

export async function createPasskey(fields: Record<string, string>): Promise<Ceremony<RegistrationResponseJSON>> {
  return runCeremony<PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON>(fields, (optionsJSON) =>
    startRegistration({ optionsJSON }),
  );
}

async function runCeremony<Options, Result>(
  fields: Record<string, string>,
  start: (options: Options) => Promise<Result>,
): Promise<Ceremony<Result>> {
  if (!browserSupportsWebAuthn()) return fail(TEXTS.unsupported);
  const challenge = await fetchChallenge<Options>(fields);
  if (!challenge.ok) return challenge;
  try {
    return { ok: true, result: await start(challenge.result) };
  } catch (error) {
    return fail(TEXTS[explain(error)]);
  }
}

async function fetchChallenge<Options>(fields: Record<string, string>): Promise<Ceremony<Options>> {
  const body = new URLSearchParams(fields);
  const response = await fetch(href('/api/passkey-challenge'), { method: 'POST', body }).catch(() => null);
  // The session has ended: reloading redirects to the right page.
  if (response?.status === 401 || response?.status === 403) window.location.reload();
  if (response?.ok) return { ok: true, result: await response.json() };
  const isAnswer = response?.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  return response && isAnswer
    ? { ok: false, answer: { ...EMPTY_REPLY, ...(await response.json()) } }
    : fail(TEXTS.unreachable);
}

function fail(text: string): { ok: false; answer: Reply } {
  return {
    ok: false,
    answer: { errors: {}, values: {}, notice: { title: 'That did not work', text, tone: 'danger' } },
  };
}

function explain(error: unknown): keyof typeof TEXTS {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'known' : 'failed';
}
