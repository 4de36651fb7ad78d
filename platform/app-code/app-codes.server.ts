/** Secrets and codes of authenticator apps: TOTP by RFC 6238, as every app knows it: SHA-1, six digits, 30 seconds. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/** What a person gives to the app. */
export type AppSetUp = {
  /** For the QR code (the Key URI format that authenticator apps read). */
  uri: string;
  /** The same secret to be typed, in groups of four characters. */
  typed: string;
};

export class AppCodes {
  readonly #key: Buffer;

  /** @param secretKey the same in every process. A secret that was sealed with another one opens no account */
  constructor(secretKey: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secretKey, '', 'app-codes', 32));
  }

  /** @returns a new secret, encrypted: a nonce, the secret and a tag, 48 bytes */
  newSecret(): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, nonce);
    const sealed = Buffer.concat([cipher.update(randomBytes(SECRET_BYTES)), cipher.final()]);
    return Buffer.concat([nonce, sealed, cipher.getAuthTag()]);
  }

  /**
   * @param issuer how the app calls the site
   * @throws if the secret was sealed with another key
   */
  describe(sealed: Buffer, { issuer, label }: { issuer: string; label: string }): AppSetUp {
    const totp = new TOTP({ issuer, label, secret: this.#open(sealed), period: PERIOD_SECONDS });
    return { uri: totp.toString(), typed: totp.secret.base32.replaceAll(/(.{4})(?=.)/g, '$1 ') };
  }

  /**
   * The step of 30 seconds that a code belongs to: this one, or one beside it, because clocks differ and typing takes time.
   * @returns null if the code is wrong
   * @throws if the secret was sealed with another key
   */
  findStep(sealed: Buffer, code: string, now: Date): number | null {
    // The library throws at other digits than these.
    if (!/^[0-9]{6}$/.test(code)) return null;
    const totp = new TOTP({ secret: this.#open(sealed), period: PERIOD_SECONDS });
    const timestamp = now.getTime();
    const delta = totp.validate({ token: code, timestamp, window: 1 });
    return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
  }

  #open(sealed: Buffer): Secret {
    const decipher = createDecipheriv(CIPHER, this.#key, sealed.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const secret = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
    return new Secret({ buffer: Uint8Array.from(secret).buffer });
  }
}
