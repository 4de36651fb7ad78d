/** Permissions of a key. At least one address of the API checks each of them. */
export const API_SCOPES = [
  'jobs:write',
  'applications:read',
  'candidates:read',
  'clients:read',
  'webhooks:read',
  'webhooks:write',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

export const API_SCOPE_TEXTS: Record<ApiScope, string> = {
  'jobs:write': 'Post, edit and close jobs',
  'applications:read': 'Read applications',
  'candidates:read': 'Read candidate records',
  'clients:read': 'Read clients',
  'webhooks:read': 'Read webhooks',
  'webhooks:write': 'Add, edit, test and remove webhooks',
};

export const isApiScope = (text: string): text is ApiScope => API_SCOPES.some((scope) => scope === text);

/** Characters. */
export const LONGEST_KEY_NAME = 100;

export const KEY_DAYS = [30, 90, 180, 365] as const;
export const USUAL_KEY_DAYS = 90;
export const LONGEST_KEY_DAYS = 365;

export const REQUESTS_A_MINUTE = { least: 1, usual: 120, most: 6_000 } as const;

const PREFIX = 'agk_';
const KEY = /^agk_[\w-]{43}$/;

/** @param secret 43 characters of base64url */
export const toApiKey = (secret: string): string => PREFIX + secret;

/** True if the text has the shape of our keys. Secret scanners match the same shape. */
export const isApiKey = (text: string): boolean => KEY.test(text);

/** True if the text contains a key, such as an address into which one was pasted by mistake. */
export const holdsApiKey = (text: string): boolean => /agk_[\w-]{43}/.test(text);

/** The visible part of a key: enough to recognise it, too little to guess the rest. */
export const beginningOf = (key: string): string => key.slice(0, PREFIX.length + 6);

/** Matches `Authorization: Bearer …` with any token. Other schemes are meant for a proxy. */
export const isBearer = (authorization: string): boolean => /^bearer(?:\s|$)/i.test(authorization);

export const API_PATH = '/api/v1/';
