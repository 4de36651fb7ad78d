import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReportLoad } from '#app/features/core/security/tests/report-sender.ts';
import { BEHIND_PROXY, newAddress } from '#tests/support/account-forms.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { isFullForm } from '#tests/support/form.ts';
import { measured } from '#tests/support/measured.ts';
import { HANGING_MS } from '#tests/support/patience.ts';
import { request } from '#tests/support/request.ts';
import { hasAllRounds, inFull, rounds } from '#tests/support/rounds.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { type Ask, askSteadily, type Outcome, percentile } from '#tests/support/steady-load.ts';
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

test('H03: of form reports invented by a visitor, six a minute from one address are logged', async () => {
  const [greedy, modest] = [newAddress(), newAddress()];
  const inventedReport = JSON.stringify({
    type: 'excessive_form_submissions',
    page: 'routes/public/enquiries/contact',
  });
  const logged = (ip: string) =>
    queryTasks(
      site.database,
      `SELECT FROM security_events WHERE ip = $1 AND event_type = 'excessive_form_submissions'`,
      [ip],
    );
  expect(await flood(100, () => report('/api/security-reports', inventedReport, greedy))).toEqual({ 204: 100 });
  expect(await logged(greedy)).toHaveLength(6);
  await report('/api/security-reports', inventedReport, modest);
  expect(await logged(modest)).toHaveLength(1);
});

describe.each(KINDS)('%s', (path, valid) => {
  test('accepts sixty a minute from one address, and others from another at the same time', async () => {
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

  test('reads at most 8 kB of a report, and nothing once an address has reached its limit', async () => {
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
  const [stored] = await queryTasks<{ rows: number }>(site.database, 'SELECT count(*)::int AS rows FROM csp_reports');
  expect(stored?.rows).toBe(10_000);
});

async function sendSteadily(seconds: number): Promise<Outcome[]> {
  const reports = ['huge', 'huge', 'huge', 'huge', 'huge', 'ordinary', 'ordinary'].map((name) => ({
    name,
    from: newAddress(),
    body: name === 'huge' ? HUGE : ORDINARY,
  }));
  const load: ReportLoad = { url: site.url, perSecond: 10_000 / 60, seconds, reports };
  const sender = spawn(process.execPath, ['app/features/core/security/tests/report-sender.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  sender.stdin.end(JSON.stringify(load));
  return JSON.parse(await text(sender.stdout));
}

const countAnswers = (outcomes: Outcome[]) => {
  const answers: Record<string, number> = {};
  for (const { name, status } of outcomes) answers[`${name} ${status}`] = (answers[`${name} ${status}`] ?? 0) + 1;
  return answers;
};

test.runIf(isFullForm)('ten thousand reports a minute delay no visitor', async () => {
  const send = () => report('/api/csp-violations', ORDINARY, newAddress()).then((status) => ({ status, headers: {} }));
  const requests: Ask[] = [
    { name: 'report', send },
    { name: 'alive', send: () => request(site.url, '/livez') },
    { name: 'board', send: () => request(site.url, '/jobs') },
  ];
  const flooding = sendSteadily(inFull(4, 58));
  // The reports stored in a minute, from this test and those above, are fewer than the site's limit of six hundred.
  const others = askSteadily(requests, 9);
  const flood = await flooding.finally(() => others.stop());
  expect(countAnswers(flood)).toEqual({
    'huge 400': 300,
    'huge 429': expect.any(Number),
    'ordinary 204': 120,
    'ordinary 429': expect.any(Number),
  });
  const answerCounts = countAnswers(others.outcomes);
  expect(Object.keys(answerCounts).sort()).toEqual(['alive 200', 'board 200', 'report 204']);
  const within = (name: string) => {
    const outcomes = others.outcomes.filter((each) => each.name === name);
    return percentile(outcomes, 95);
  };
  const seconds = inFull(4, 58);
  measured(
    'H03',
    `${flood.length} reports within ${seconds} s are answered in ${percentile(flood, 95).toFixed(1)} ms (95 %); one that is kept takes ${within('report').toFixed(1)} ms, /livez ${within('alive').toFixed(1)} ms, the board ${within('board').toFixed(1)} ms`,
  );
  if (!hasAllRounds) return;
  expect(flood.length).toBeGreaterThanOrEqual(9_600);
  expect(percentile(flood, 95)).toBeLessThanOrEqual(5);
  expect(within('alive')).toBeLessThanOrEqual(5);
});

test.runIf(isFullForm)(
  '64 kB reports at full speed are refused, and others read and report as usual',
  {
    timeout: inFull(HANGING_MS, 600_000),
  },
  async () => {
    const addresses = Array.from({ length: 5 }, newAddress);
    const began = performance.now();
    let isFloodOver = false;
    const flooding = flood(rounds(400, 10_000), (number) =>
      report('/api/csp-violations', HUGE, addresses[number % addresses.length] ?? ''),
    ).finally(() => {
      isFloodOver = true;
    });
    const other = newAddress();
    for (let turn = 0; !isFloodOver || turn < 3; turn += 1) {
      if (turn < 50) expect(await report('/api/csp-violations', ORDINARY, other)).toBe(204);
      expect((await request(site.url, '/livez')).status).toBe(200);
      expect((await request(site.url, '/jobs')).status).toBe(200);
    }
    const answers = await flooding;
    const minutes = Math.ceil((performance.now() - began) / 60_000);
    expect(Object.keys(answers)).toEqual(['400', '429']);
    expect(answers[400]).toBeLessThanOrEqual(addresses.length * 60 * minutes);
  },
);
