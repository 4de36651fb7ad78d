/** Encrypts secrets in the database with AES-256-GCM and a key derived from `SECRET_KEY`, so that the database cannot read them. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

export class SecretBox {
  readonly #key: Buffer;

  /** @param secretKey equal in every process @param purpose secrets sealed for one purpose cannot be opened for another */
  constructor(secretKey: string, purpose: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32));
  }

  /** @returns a nonce, the encrypted secret and a tag: 28 bytes more than the secret */
  seal(secret: Buffer): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, nonce);
    return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
  }

  /** @throws if it was sealed with another key or was changed */
  open(sealed: Buffer): Buffer {
    const decipher = createDecipheriv(CIPHER, this.#key, sealed.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  }
}
