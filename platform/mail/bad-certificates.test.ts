import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProgram, installOnDebian } from '#scripts/debian-program.ts';
import { createSmtpTransport } from './smtp.server.ts';

type TestCertificate = { key: Buffer; cert: Buffer };

type Wanted = { name: string; isExpired?: boolean };

const SETTINGS = `
[ca]
default_ca = authority
[authority]
database = index.txt
new_certs_dir = .
rand_serial = yes
unique_subject = no
default_md = sha256
policy = subject
[subject]
commonName = supplied
`;

/** @returns the authority, and a function that signs server certificates */
async function createAuthority() {
  if (!findProgram(['openssl'])) installOnDebian('openssl', ['openssl']);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'authority-'));
  const openssl = (...options: string[]) => execFileSync('openssl', options, { cwd: folder, stdio: 'pipe' });
  const read = (name: string) => readFile(path.join(folder, name));
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout'];
  await writeFile(path.join(folder, 'settings'), SETTINGS);
  await writeFile(path.join(folder, 'index.txt'), '');
  openssl('req', '-x509', ...key, 'ca.key', '-out', 'ca.pem', '-days', '30', '-subj', '/CN=Authority of a test');

  async function sign({ name, isExpired = false }: Wanted): Promise<TestCertificate> {
    await writeFile(path.join(folder, 'names'), `subjectAltName = DNS:${name}`);
    openssl('req', ...key, 'server.key', '-out', 'server.csr', '-subj', `/CN=${name}`);
    const times = isExpired ? ['-startdate', '20200101000000Z', '-enddate', '20210101000000Z'] : ['-days', '30'];
    const files = ['-cert', 'ca.pem', '-keyfile', 'ca.key', '-in', 'server.csr', '-out', 'server.pem'];
    openssl('ca', '-batch', '-notext', '-config', 'settings', '-extfile', 'names', ...times, ...files);
    return { key: await read('server.key'), cert: await read('server.pem') };
  }

  async function signItself(name: string): Promise<TestCertificate> {
    openssl('req', '-x509', ...key, 'own.key', '-out', 'own.pem', '-days', '30', '-subj', `/CN=${name}`);
    return { key: await read('own.key'), cert: await read('own.pem') };
  }

  return { pem: String(await read('ca.pem')), sign, signItself, remove: () => rm(folder, { recursive: true }) };
}

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
  ['self-signed', true, () => authority.signItself('localhost'), 'is self-signed. Use one from a'],
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
