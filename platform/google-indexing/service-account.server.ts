import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';

const file = z.object({
  type: z.literal('service_account'),
  client_email: z.email().max(320),
  private_key_id: z.string().max(200).optional(),
  private_key: z.string().max(8_000),
});

export type ServiceAccount = { email: string; keyId: string | null; privateKey: string };

/** @returns null if the text is not a service account file or its key is not RSA. Ignores the addresses in the file. */
export function readServiceAccount(text: string): ServiceAccount | null {
  try {
    const { client_email: email, private_key_id: keyId = null, private_key: privateKey } = file.parse(JSON.parse(text));
    return createPrivateKey(privateKey).asymmetricKeyType === 'rsa' ? { email, keyId, privateKey } : null;
  } catch {
    return null;
  }
}
