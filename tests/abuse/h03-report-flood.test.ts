import { once } from 'node:events';
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BEHIND_PROXY, newAddress } from '#tests/support/account-forms.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
});

afterAll(() => site?.stop());

const ORDINARY = reportAbout('https://jobs.example/jobs');

const KINDS: [path: string, valid: string][] = [
  ['/api/csp-violations', ORDINARY],
  ['/api/browser-errors', JSON.stringify({ errorId: 'one', message: 'probe', path: '/probe' })],
];

function reportAbout(page: string): string {
  return JSON.stringify({
    'csp-report': { 'document-uri': page, 'effective-directive': 'img-src', 'blocked-uri': 'inline' },
  });
}

const HUGE = reportAbout('x'.repeat(65_536));

async function report(path: string, body: string, from: string): Promise<number> {
  const headers = { Origin: site.url, 'Content-Type': 'application/json', 'X-Forwarded-For': from };
  return (await request(site.url, path, { method: 'POST', headers, body })).status;
}

/** So many, twenty at once. @returns how often each answer came */
async function flood(count: number, send: (number: number) => Promise<number>): Promise<Record<number, number>> {
  const answers: Record<number, number> = {};
  let sent = 0;
  const worker = async () => {
    while (sent < count) {
      sent += 1;
      const status = await send(sent);
      answers[status] = (answers[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: 20 }, worker));
  return answers;
}

/** Announces 64 kB, sends some of it, and waits for an answer. */
async function sendPart(path: string, from: string, bytes: number): Promise<string> {
  const socket = net.connect(site.port, '127.0.0.1');
  const lines = [
    `POST ${path} HTTP/1.1`,
    `Host: localhost:${site.port}`,
    `Origin: ${site.url}`,
    `X-Forwarded-For: ${from}`,
    'Content-Type: application/json',
    'Content-Length: 65536',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${'x'.repeat(bytes)}`);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return String(answer).split('\r\n', 1)[0] ?? '';
}

test('H03: of the form reports that a visitor makes up, six a minute of one address are logged', async () => {
  const [greedy, modest] = [newAddress(), newAddress()];
  const made = JSON.stringify({ type: 'excessive_form_submissions', page: 'routes/public/enquiries/contact' });
  const logged = (ip: string) =>
    queryTasks(
      site.database,
      `SELECT FROM security_events WHERE ip = $1 AND event_type = 'excessive_form_submissions'`,
      [ip],
    );
  expect(await flood(100, () => report('/api/security-reports', made, greedy))).toEqual({ 204: 100 });
  expect(await logged(greedy)).toHaveLength(6);
  await report('/api/security-reports', made, modest);
  expect(await logged(modest)).toHaveLength(1);
});

describe.each(KINDS)('%s', (path, valid) => {
  test('takes sixty a minute from one address, and the same from another meanwhile', async () => {
    const [greedy, modest] = [newAddress(), newAddress()];
    const answers = await flood(100, () => report(path, valid, greedy));
    expect(answers).toEqual({ 204: 60, 429: 40 });
    expect(await report(path, valid, modest)).toBe(204);
    expect(await report(path, valid, greedy)).toBe(429);
  });

  test('counts a network of IPv6 as one address', async () => {
    const answers = await flood(70, (number) => report(path, valid, `2001:db8:7:${path.length}::${number}`));
    expect(answers).toEqual({ 204: 60, 429: 10 });
  });

  test('reads no more than 8 kB of a report, and nothing once an address has had its share', async () => {
    const from = newAddress();
    expect(await sendPart(path, from, 8_193)).toBe('HTTP/1.1 400 Bad Request');
    expect(await flood(70, () => report(path, HUGE, from))).toEqual({ 400: 59, 429: 11 });
    expect(await sendPart(path, from, 0)).toBe('HTTP/1.1 429 Too Many Requests');
  });
});

test('however many addresses reports come from, the table holds ten thousand rows', async () => {
  await asSuperuser(
    site.database,
    `INSERT INTO csp_reports (day, page, directive, blocked)
     SELECT (now() AT TIME ZONE 'Europe/London')::date, 'page ' || n, 'd', 'b'
     FROM generate_series(1, 9990 - (SELECT count(*)::int FROM csp_reports)) AS n`,
  );
  const answers = await flood(60, (number) =>
    report('/api/csp-violations', reportAbout(`https://jobs.example/${number}`), newAddress()),
  );
  expect(answers).toEqual({ 204: 60 });
  const [kept] = await queryTasks<{ rows: number }>(site.database, 'SELECT count(*)::int AS rows FROM csp_reports');
  expect(kept?.rows).toBe(10_000);
});
