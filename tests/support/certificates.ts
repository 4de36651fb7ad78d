import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findProgram, installOnDebian } from '#scripts/debian-program.ts';

export type TestCertificate = { key: Buffer; cert: Buffer };

type CertificateOptions = { name: string; isExpired?: boolean };

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
export async function createAuthority() {
  if (!findProgram(['openssl'])) installOnDebian('openssl', ['openssl']);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'authority-'));
  const openssl = (...options: string[]) => execFileSync('openssl', options, { cwd: folder, stdio: 'pipe' });
  const read = (name: string) => readFile(path.join(folder, name));
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout'];
  await writeFile(path.join(folder, 'settings'), SETTINGS);
  await writeFile(path.join(folder, 'index.txt'), '');
  openssl('req', '-x509', ...key, 'ca.key', '-out', 'ca.pem', '-days', '30', '-subj', '/CN=Authority of a test');

  async function sign({ name, isExpired = false }: CertificateOptions): Promise<TestCertificate> {
    await writeFile(path.join(folder, 'names'), `subjectAltName = DNS:${name}`);
    openssl('req', ...key, 'server.key', '-out', 'server.csr', '-subj', `/CN=${name}`);
    const times = isExpired ? ['-startdate', '20200101000000Z', '-enddate', '20210101000000Z'] : ['-days', '30'];
    const files = ['-cert', 'ca.pem', '-keyfile', 'ca.key', '-in', 'server.csr', '-out', 'server.pem'];
    openssl('ca', '-batch', '-notext', '-config', 'settings', '-extfile', 'names', ...times, ...files);
    return { key: await read('server.key'), cert: await read('server.pem') };
  }

  async function createSelfSigned(name: string): Promise<TestCertificate> {
    openssl('req', '-x509', ...key, 'own.key', '-out', 'own.pem', '-days', '30', '-subj', `/CN=${name}`);
    return { key: await read('own.key'), cert: await read('own.pem') };
  }

  return {
    pem: String(await read('ca.pem')),
    sign,
    signItself: createSelfSigned,
    remove: () => rm(folder, { recursive: true }),
  };
}
