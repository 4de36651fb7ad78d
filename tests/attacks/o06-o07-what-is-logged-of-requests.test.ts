import { once } from 'node:events';
import net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#scripts/free-port.ts';
import { addCandidates } from '#tests/support/applications.ts';
import { startNginx } from '#tests/support/nginx.ts';
import { sendRaw } from '#tests/support/raw-request.ts';
import { request } from '#tests/support/request.ts';
import { rounds } from '#tests/support/rounds.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually } from '#tests/support/task-queue.ts';

let site: Site;
let cookie: string;

beforeAll(async () => {
  site = await startSite();
  const [candidate = ''] = await addCandidates(site.database.database, 'Wren Halloran');
  cookie = await signInAs(site, candidate);
});

afterAll(() => site?.stop());

const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=x';
const FORMS = [
  ['/contact', MULTIPART],
  ['/forgot-password', URLENCODED],
  ['/profile/cv', MULTIPART],
  ['/request-coaching', URLENCODED],
  ['/account/password', URLENCODED],
] as const;

type Line = { level: string; msg: string; method?: string; path?: string; status?: number };
const readLog = (): Line[] =>
  site
    .log()
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Line] : []));

async function hangUp(address: string, type: string, isReset: boolean): Promise<void> {
  const socket = net.connect(site.port, '127.0.0.1');
  const head = `POST ${address} HTTP/1.1\r\nHost: localhost:${site.port}\r\nOrigin: ${site.url}\r\nCookie: ${cookie}\r\n`;
  const body = type === MULTIPART ? '--x\r\nContent-Disposition: form-data; name="message"\r\n\r\nHal' : 'message=Hal';
  socket.on('error', () => undefined);
  socket.write(`${head}Content-Type: ${type}\r\nContent-Length: 5000\r\n\r\n${body}`);
  await once(socket, 'connect');
  await new Promise((resolve) => setImmediate(resolve));
  if (isReset) socket.resetAndDestroy();
  else socket.destroy();
}

test('O06: 20 clients that hang up in a POST are 499 in the log, and no failure in the figures', async () => {
  const count = rounds(4, 40);
  for (let round = 0; round < count; round += 1) {
    for (const [address, type] of FORMS) await hangUp(address, type, round % 2 === 0);
  }
  const posts = () => readLog().filter(({ method }) => method === 'POST');
  await eventually(async () => expect(posts()).toHaveLength(count * FORMS.length));
  expect(new Set(posts().map(({ status }) => status))).toEqual(new Set([499]));
  expect(readLog().filter(({ level }) => level === 'error' || level === 'warn')).toEqual([]);
  const { body } = await request(site.url, '/metrics');
  const answers = [...body.toString().matchAll(/^agency_http_request_seconds_count\{(.*method="POST".*)\} (\d+)$/gm)];
  expect(answers.reduce((sum, [, , each]) => sum + Number(each), 0)).toBe(count * FORMS.length);
  for (const [, labels] of answers) expect(labels).toContain('status="4xx"');
});

const TOKEN = '0a9f'.repeat(16);
const LINK = `${'aB3-_'.repeat(8)}aB3`;
const SECRETS = [TOKEN, TOKEN.toUpperCase(), LINK, `agk_${LINK}`, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2+LaLaSw'];
const escaped = (text: string) => [...text].map((each) => `%${each.charCodeAt(0).toString(16)}`).join('');

test('O07: secrets in a path are in no log, not in nginx’s either, and in no figure', async () => {
  const port = await freePort();
  // Only one web process exists; nginx would log each failed attempt to reach the other.
  const nginx = await startNginx({ port, web: [await freePort(), site.port] });
  const beginnings = [
    '/interviews/',
    '/shortlists/',
    '/introductions/',
    '/calendars/',
    '/api/v1/jobs/',
    '/confirm-email/',
    '//x//',
  ];
  const addresses = SECRETS.flatMap((secret) => [
    ...beginnings.map((beginning) => beginning + secret),
    `/interviews/${escaped(secret)}`,
    `/interviews/${escaped(secret).replaceAll('%', '%25')}`,
    `/calendars/${secret}.ics`,
    `/shortlists/${secret}/cv/1`,
    `/interviews/${secret}.data`,
    `/my-application?token=${secret}`,
  ]);
  try {
    for (const address of addresses) {
      await sendRaw(site.port, address);
      await sendRaw(port, address);
    }
    await eventually(async () => expect(await countLines(nginx.log)).toBe(addresses.length));
  } finally {
    await nginx.stop();
  }
  const figures = (await request(site.url, '/metrics')).body.toString();
  for (const text of [site.log(), await nginx.log(), nginx.errors(), figures]) {
    const plain = decodeAll(text);
    for (const secret of SECRETS) expect(plain.toLowerCase()).not.toContain(secret.toLowerCase().slice(4, 24));
  }
  await expect.poll(() => site.log()).toContain('/shortlists/[redacted]/cv/1');
  expect(await nginx.log()).toContain(' /interviews/[redacted] ');
  await expect.poll(() => site.log()).toContain('"/metrics"');
});

const countLines = async (read: () => Promise<string>) => (await read()).split('\n').length - 1;

const decodeAll = (text: string): string =>
  text
    .replaceAll(/%25/g, '%')
    .replaceAll(/%([2-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
