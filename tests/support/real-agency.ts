/**
 * A made-up agency of its own for tests of a real site, which refuses to start with the facts of the demo. Its words are
 * those of `content/` with every fact of the demo replaced, built in a copy of the sources as an owner would build them.
 * Importing this module waits for that build; it is made once for each state of the sources.
 */
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEMO_FACT_RULES } from '#domain/demo-facts.ts';
import { REAL_AGENCY_FOLDER as folder, prepareIn, SOURCES } from './copied-site.ts';
import { SECRET_KEY } from './site.ts';

/** `.test` is reserved for tests (RFC 2606), and no telephone number begins with 020 0. */
const OWN: Record<keyof typeof DEMO_FACT_RULES, (value: string) => string> = {
  name: () => 'Harbourline',
  address: (value) => (value.startsWith('E99') ? 'ZZ9 9ZZ' : 'Quay House'),
  person: () => 'Alex Marsh',
  companyNumber: () => '99999999',
  online: (value) => value.replace('.example', '.test'),
  phone: (value) => (value.startsWith('+44') ? '+442000000000' : '020 0000 0000'),
  marker: () => '',
};

/** As an owner does: facts are replaced, and what was to be checked is checked and its line deleted. */
function makeOwn(text: string): string {
  let own = text.replace(/^ *\/\/ DEMO: .*\n/gm, '');
  for (const [kind, { pattern }] of Object.entries(DEMO_FACT_RULES)) {
    own = own.replaceAll(pattern, OWN[kind as keyof typeof DEMO_FACT_RULES]);
  }
  return own;
}

async function copySources(): Promise<void> {
  const isTest = (file: string) => /\.test\.tsx?$/.test(file);
  const wanted = globSync([...SOURCES, ...SOURCES.map((name) => `${name}/**/*`)], { withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => path.relative('.', path.join(entry.parentPath, entry.name)));
  for (const file of wanted) {
    const bytes = await readFile(file);
    const isOwn = file.startsWith('content/') || file.endsWith('.svg');
    await replaceIfDifferent(path.join(folder, file), isOwn ? Buffer.from(makeOwn(bytes.toString())) : bytes);
  }
  const names = new Set(wanted);
  const copied = globSync(
    SOURCES.map((name) => `${name}/**/*`),
    { cwd: folder, withFileTypes: true },
  )
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of copied) if (!names.has(path.relative(folder, file))) await rm(file, { force: true });
}

/** By a rename: another process may be reading the same file. */
async function replaceIfDifferent(file: string, bytes: Buffer): Promise<void> {
  const old = existsSync(file) ? await readFile(file) : null;
  if (old?.equals(bytes)) return;
  await mkdir(path.dirname(file), { recursive: true });
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, bytes);
  await rename(fresh, file);
}

async function provideRealAgency(): Promise<void> {
  await copySources();
  const modules = path.join(folder, 'node_modules');
  await symlink(path.resolve('node_modules'), modules).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const { code, output } = await prepareIn(folder);
  if (code !== 0) throw new Error(`The site of a real agency could not be built:\n${output}`);
}

await provideRealAgency();

/** What its configuration must hold; its databases come on top. A site that is started with it is this agency's. */
export const PRODUCTION_ENV = {
  PUBLIC_ORIGIN: 'https://jobs.example',
  SECRET_KEY,
  // No server listens there, so mails stay in the queue.
  SMTP_URL: 'smtp://127.0.0.1:1',
};
