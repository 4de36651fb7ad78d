import { expect, test } from 'vitest';
import { explainFailure } from './smtp-failure.ts';

const URL = 'smtps://desk:hidden@mail.example';

test.each([
  [{ originalCode: 'CERT_HAS_EXPIRED' }, /^The certificate of mail\.example:465 has expired\. Renew/],
  [{ originalCode: 'CERT_NOT_YET_VALID' }, /not valid yet/],
  [{ originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, /self-signed\. .*NODE_EXTRA_CA_CERTS/],
  [{ originalCode: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }, /an authority this computer doesn’t know/],
  [{ originalCode: 'ECONNREFUSED' }, /mail\.example:465 refuses connections/],
  [{ originalCode: 'ENOTFOUND', code: 'EDNS' }, /There’s no host mail\.example/],
  [{ originalCode: 'EAI_AGAIN', code: 'EDNS' }, /couldn’t look up mail\.example\. Check its name server/],
  [{ code: 'ETIMEDOUT' }, /mail\.example:465 didn’t respond in time/],
  [{ code: 'ESOCKET', reason: 'wrong version number' }, /Use smtp:\/\/ with port 587/],
])('%j is said in words, without the password', (error, text) => {
  const explained = explainFailure({ code: 'ESOCKET', ...error }, URL);
  expect(explained).toMatch(text);
  expect(explained).not.toMatch(/hidden|desk|ESOCKET|\.$/);
});

test('a certificate of another host is said with the names it has, and nothing else of what it says', () => {
  const error = {
    originalCode: 'ERR_TLS_CERT_ALTNAME_INVALID',
    cert: { subjectaltname: 'DNS:a.example, DNS:"<b>\n", DNS:*.c.example, DNS:d.example, DNS:e.example' },
  };
  expect(explainFailure(error, URL)).toMatch(/is for a\.example, \*\.c\.example, d\.example, not for mail\.example\./);
});

test('an unknown failure is not explained', () => {
  expect(explainFailure({ code: 'EENVELOPE' }, URL)).toBeNull();
});
