/** The site's key pair for push services (VAPID, RFC 8292), base64url. */
import { createECDH } from 'node:crypto';

export type VapidKeys = { publicKey: string; privateKey: string };

export function isKeyPair({ publicKey, privateKey }: VapidKeys): boolean {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(privateKey, 'base64url');
  } catch {
    return false;
  }
  return curve.getPublicKey('base64url') === publicKey;
}
