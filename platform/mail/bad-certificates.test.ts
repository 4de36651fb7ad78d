import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthority, type TestCertificate } from '#tests/support/certificates.ts';
import { createSmtpTransport } from './smtp.server.ts';

let authority: Awaited<ReturnType<typeof createAuthority>>;
const trusted = tls.getCACertificates();

beforeAll(async () => {
  authority = await createAuthority();
  // Has the effect of NODE_EXTRA_CA_CERTS, which only works when a process starts.
  tls.setDefaultCACertificates([...trusted, authority.pem]);
});

afterAll(async () => {
  tls.setDefaultCACertificates(trusted);
  await authority?.remove();
});

async function checkServer(certificate: TestCertificate, isSealed: boolean) {
  const server = new SMTPServer({ ...certificate, secure: isSealed, logger: false, disableReverseLookup: true });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const url = `${isSealed ? 'smtps' : 'smtp'}://localhost:${port}`;
  const transport = createSmtpTransport(url, () => ({ name: 'Tidewell', address: 'desk@tidewell.example' }));
  try {
    return { place: `localhost:${port}`, fault: await transport.check() };
  } finally {
    await transport.close();
    await new Promise<void>((done) => server.close(done));
  }
}

test.each([
  ['self-signed', true, () => authority.signItself('localhost'), 'is self-signed. Have the mail server use one of a'],
  [
    'of another host',
    true,
    () => authority.sign({ name: 'mail.elsewhere.example' }),
    'is for mail.elsewhere.example, not for localhost. Put the right name into SMTP_URL',
  ],
  [
    'expired',
    true,
    () => authority.sign({ name: 'localhost', isExpired: true }),
    'has expired. Renew it on the mail server',
  ],
  [
    'expired, after STARTTLS',
    false,
    () => authority.sign({ name: 'localhost', isExpired: true }),
    'has expired. Renew',
  ],
])('a certificate that is %s is named with its host and what to do', async (_, isSealed, make, words) => {
  const { place, fault } = await checkServer(await make(), isSealed);
  expect(fault).toMatchObject({
    kind: 'not_usable',
    detail: expect.stringContaining(`The certificate of ${place} ${words}`),
  });
});

test('a certificate of a trusted authority for this host is taken', async () => {
  expect((await checkServer(await authority.sign({ name: 'localhost' }), true)).fault).toBeNull();
});
