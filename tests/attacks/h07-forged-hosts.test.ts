import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount, BEHIND_PROXY, sendForm } from '#tests/support/account-forms.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { isFullForm } from '#tests/support/form.ts';
import { measured } from '#tests/support/measured.ts';
import { type RawAnswer, sendRaw } from '#tests/support/raw-request.ts';
import { PRODUCTION_ENV } from '#tests/support/real-agency.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { createSmtpSink, type SmtpSink } from '#tests/support/smtp.ts';
import { eventually } from '#tests/support/task-queue.ts';

const ORIGIN = PRODUCTION_ENV.PUBLIC_ORIGIN;
let database: TestDatabase;
let sink: SmtpSink;
let site: Site;
let demo: Site;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  await asSuperuser(database, 'UPDATE profiles SET is_demo = false');
  sink = await createSmtpSink();
  await sink.start();
  const env = { ...PRODUCTION_ENV, ...BEHIND_PROXY, SMTP_URL: sink.url };
  [site, demo] = await Promise.all([startSite({ database, env }), startSite()]);
  for (const { port } of [site, demo]) await sendRaw(port, '/about');
});

afterAll(async () => {
  await Promise.all([site?.stop(), demo?.stop()]);
  await sink?.stop();
  await database?.drop();
});

/** A stored page, a page that is never stored, three kinds of redirects, a feed, a file and a 404. */
const PATHS = [
  '/about',
  '/search?q=keeper',
  '/jobs/',
  '/account',
  '/leeds',
  '/sitemap.xml',
  '/icons/jobs-96.png',
  '/no-such-page',
];

const FORGERIES: Record<string, string[]> = {
  'another host': ['Host: evil.example'],
  'a host that is not valid': ['Host: evil.example/path?@"<script>'],
  'the host of a proxy': ['Host: localhost', 'X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: gopher'],
  'a forwarded request': ['Host: localhost', 'Forwarded: host=evil.example;proto=gopher', 'X-Host: evil.example'],
  'another address': ['Host: localhost', 'X-Original-URL: /evil.example', 'X-Rewrite-URL: /evil.example'],
};

const comparable = ({ status, head, body }: RawAnswer) => ({
  status,
  head: head.replace(/^date:.*$/im, '').replace(/'nonce-[^']+'/g, ''),
  body: body.replace(/ nonce="[^"]+"/g, ''),
});

test.each(Object.entries(FORGERIES))('H07: a real site answers as ever to %s', async (name, headers) => {
  const turn = Object.keys(FORGERIES).indexOf(name);
  for (const path of PATHS.filter((_, place) => isFullForm || (place + turn) % 3 === 0)) {
    const plain = await sendRaw(site.port, path, { hasHost: false, headers: ['Host: jobs.example'] });
    const forged = await sendRaw(site.port, path, { hasHost: false, headers });
    expect(forged.head + forged.body).not.toMatch(/evil\.example|gopher/);
    expect(comparable(forged)).toEqual(comparable(plain));
  }
  measured('H07', `${name}: ${PATHS.length} answers as without`);
});

test.each(['evil.example', 'localhost', '127.0.0.1:1', 'localhost.evil.example', ''])(
  'H07: the demo refuses the host "%s" with 421, for a stored page as for any other',
  async (host) => {
    for (const path of PATHS) {
      const answer = await sendRaw(demo.port, path, { hasHost: false, headers: [`Host: ${host}`] });
      expect([path, answer.status]).toEqual([path, 421]);
    }
  },
);

test('H07: two Host headers are refused with 400, everywhere and also if they agree', async () => {
  for (const { port } of [site, demo]) {
    for (const second of ['Host: evil.example', `HOST: localhost:${port}`]) {
      for (const path of PATHS) {
        const answer = await sendRaw(port, path, { headers: [second] });
        expect([path, answer.status]).toEqual([path, 400]);
        expect(answer.body).not.toContain('evil.example');
      }
    }
  }
});

const BODIES: Record<string, string[]> = {
  'a body of a form': ['Content-Length: 5', 'Content-Type: application/x-www-form-urlencoded', '', 'a=1&b'],
  'a body in pieces': ['Transfer-Encoding: chunked', '', '3', 'a=1', '0', ''],
  'a body that never comes': ['Content-Length: 1000000'],
};

test.each(Object.entries(BODIES))('H07: GET and HEAD with %s are refused with 400', async (_name, headers) => {
  for (const method of ['GET', 'HEAD']) {
    for (const path of PATHS) {
      const answer = await sendRaw(site.port, path, { method, headers });
      expect([method, path, answer.status]).toEqual([method, path, 400]);
      expect(answer.head).toMatch(/^connection: close$/im);
    }
  }
});

test('H07: a GET request that says it has no body is answered', async () => {
  expect((await sendRaw(site.port, '/about', { headers: ['Content-Length: 0'] })).status).toBe(200);
});

test('H07: the links of an email lead to the configured site, whatever the request says of itself', async () => {
  const { email } = await addAccount(database.database);
  const headers = {
    Origin: ORIGIN,
    Host: 'evil.example',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'gopher',
    Referer: 'https://evil.example/',
    'X-Original-URL': '/evil.example',
  };
  expect((await sendForm(site, '/forgot-password', { email }, { headers })).status).toBe(303);
  const findMail = () => sink.received.find(({ recipients }) => recipients.includes(email));
  await eventually(() => expect(findMail()).toBeDefined());
  const text = `${findMail()?.text} ${findMail()?.html}`;
  expect(text).toContain(`${ORIGIN}/reset-password?`);
  expect(text).not.toMatch(/evil\.example|gopher/);
});
