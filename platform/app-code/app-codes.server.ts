/** Secrets and codes of authenticator apps: TOTP (RFC 6238) with SHA-1, six digits and 30 seconds, which every app supports. */
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { SecretBox } from '#platform/secret-box/secret-box.server.ts';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;

export type AppSetUp = {
  uri: string;
  /** The same secret to type, in groups of four characters. */
  typed: string;
};

export class AppCodes {
  readonly #box: SecretBox;

  /** @param secretKey equal in every process; a secret sealed with another key cannot be opened */
  constructor(secretKey: string) {
    this.#box = new SecretBox(secretKey, 'app-codes');
  }

  /** @returns a new sealed secret: a nonce, the encrypted secret and a tag, 48 bytes */
  newSecret(): Buffer {
    return this.#box.seal(randomBytes(SECRET_BYTES));
  }

  /** @param issuer the site's name in the app @throws if the secret was sealed with another key */
  describe(sealed: Buffer, { issuer, label }: { issuer: string; label: string }): AppSetUp {
    const totp = new TOTP({ issuer, label, secret: this.#open(sealed), period: PERIOD_SECONDS });
    return { uri: totp.toString(), typed: totp.secret.base32.replaceAll(/(.{4})(?=.)/g, '$1 ') };
  }

  /**
   * Accepts the current step of 30 seconds and its neighbours, because clocks differ and typing takes time. @returns the step of the code;
   * null if the code is wrong @throws if the secret was sealed with another key
   */
  findStep(sealed: Buffer, code: string, now: Date): number | null {
    // The library throws for anything but six ASCII digits.
    if (!/^[0-9]{6}$/.test(code)) return null;
    const totp = new TOTP({ secret: this.#open(sealed), period: PERIOD_SECONDS });
    const timestamp = now.getTime();
    const delta = totp.validate({ token: code, timestamp, window: 1 });
    return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
  }

  #open(sealed: Buffer): Secret {
    const secret = this.#box.open(sealed);
    return new Secret({ buffer: Uint8Array.from(secret).buffer });
  }
}
