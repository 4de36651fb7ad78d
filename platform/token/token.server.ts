import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** 43 characters of base64url. */
export const newToken = (): string => randomBytes(BYTES).toString('base64url');

export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** 64 hexadecimal digits, because paths may be treated as case-insensitive. */
export const newPathToken = (): string => randomBytes(BYTES).toString('hex');

export const isPathToken = (text: string): boolean => /^[\da-f]{64}$/.test(text);

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
