/** P11: one client that floods a limit shared by all is refused or waits its turn; everybody else is served. */
import { once } from 'node:events';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { action as reportViolation } from '#app/routes/machine/reports/csp-violations.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { HUMAN_CHECK_ACTIONS } from '#platform/human-check/actions.ts';
import { newAddress } from '#tests/support/account-forms.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { measured } from '#tests/support/measured.ts';
import { request } from '#tests/support/request.ts';
import { rounds } from '#tests/support/rounds.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { queryTasks } from '#tests/support/task-queue.ts';
import { countStatuses, flood, post, provideStage, site } from './p11-shared-limits.stage.ts';

provideStage();

test.each([
  ['/api/csp-violations', { 'csp-report': { 'document-uri': 'https://jobs.example/jobs' } }],
  ['/api/browser-errors', { errorId: 'one', message: 'probe', path: '/probe' }],
])('P11: a flood of reports to %s leaves room for those of others', async (path, report) => {
  const greedy = newAddress();
  const answers = await flood(rounds(80, 700), () => post(path, report, greedy));
  expect(countStatuses(answers)[204]).toBe(60);
  expect((await post(path, report, newAddress())).status).toBe(204);
});

test('P11: one address puts at most five hundred reports of violations a day into their table', async () => {
  const send = async (ip: string, minute: number): Promise<number> => {
    const context = new RouterContextProvider();
    const services = accountServices(site.database, { ip });
    context.set(requestContext, { ...services, now: new Date(Date.UTC(2026, 0, 5, 0, minute)) });
    const report = { 'csp-report': { 'document-uri': `https://jobs.example/${ip}/${minute}` } };
    const body = JSON.stringify(report);
    const sent = new Request('http://localhost/api/csp-violations', { method: 'POST', body });
    const url = new URL(sent.url);
    return (await reportViolation({ request: sent, context, params: {}, url, pattern: url.pathname })).status;
  };
  const greedy = newAddress();
  const statuses: number[] = [];
  for (let sent = 0; sent < 520; sent += 1) statuses.push(await send(greedy, Math.floor(sent / 50)));
  expect(statuses).toEqual([...Array(500).fill(204), ...Array(20).fill(429)]);
  expect(await send(newAddress(), 11)).toBe(204);
});

test('P11: of the form reports of visitors sixty a minute are logged, however many addresses they come from', async () => {
  const report = { type: 'excessive_form_submissions', page: 'routes/public/enquiries/contact' };
  const answers = await flood(80, () => post('/api/security-reports', report, newAddress()));
  expect(countStatuses(answers)).toEqual({ 204: 80 });
  const { id } = castMember('Aisha');
  const from = { Origin: site.url, 'Content-Type': 'application/json', 'X-Forwarded-For': newAddress() };
  const headers = { ...from, Cookie: await signInAs(site, id) };
  await request(site.url, '/api/security-reports', { method: 'POST', headers, body: JSON.stringify(report) });
  const logged = await queryTasks(
    site.database,
    `SELECT user_id, count(*)::int AS events FROM security_events WHERE event_type = $1 GROUP BY user_id ORDER BY events`,
    [report.type],
  );
  expect(logged).toEqual([
    { user_id: id, events: 1 },
    { user_id: null, events: 60 },
  ]);
});

test('P11: a flood of challenges for the human check refuses no visitor, as nothing of it is shared or kept', async () => {
  const paths = HUMAN_CHECK_ACTIONS.map((action) => `/api/human-check/${action}`);
  const greedy = { headers: { 'X-Forwarded-For': newAddress() } };
  const flooding = flood(rounds(200, 2_000), (number) => request(site.url, paths[number % paths.length] ?? '', greedy));
  const others = await Promise.all(
    paths.map((path) => request(site.url, path, { headers: { 'X-Forwarded-For': newAddress() } })),
  );
  expect(Object.keys(countStatuses([...others, ...(await flooding)]))).toEqual(['200']);
});

type Caller = { ask(): Promise<void>; status(): Promise<string | undefined> };

/** A connection that the site has taken already, for a page of one's own. */
async function connectFor(cookie: string, from: string): Promise<Caller> {
  const socket = net.connect(site.port, 'localhost');
  const send = (path: string, ...more: string[]): Promise<unknown> => {
    const lines = [`GET ${path} HTTP/1.1`, `Host: localhost:${site.port}`, `X-Forwarded-For: ${from}`, ...more];
    return new Promise((sent) => socket.write(`${lines.join('\r\n')}\r\n\r\n`, sent));
  };
  await send('/healthz');
  await once(socket, 'readable');
  const answers = text(socket);
  return {
    ask: async () => void (await send('/account', `Cookie: ${cookie}`, 'Connection: close')),
    status: async () => /.*HTTP\/1\.1 (\d+)/s.exec(await answers)?.[1],
  };
}

test('P11: a client that asks for its own pages all the time does not keep others from theirs', async () => {
  const [greedy, modest] = await Promise.all([
    signInAs(site, castMember('Dev').id),
    signInAs(site, castMember('Aisha').id),
  ]);
  const connect = (count: number, cookie: string) => {
    const from = newAddress();
    return Promise.all(Array.from({ length: count }, () => connectFor(cookie, from)));
  };
  // More than are made or wait.
  const flooding = await connect(300, greedy);
  const others = await connect(rounds(3, 50), modest);
  // The site stands still until all have asked, so that it finds all at once, the modest last.
  process.kill(site.pid, 'SIGSTOP');
  try {
    for (const { ask } of [...flooding, ...others]) await ask();
  } finally {
    process.kill(site.pid, 'SIGCONT');
  }
  for (const { status } of others) expect(await status()).toBe('200');
  const statuses = await Promise.all(flooding.map(({ status }) => status()));
  const refused = statuses.filter((status) => status === '503').length;
  expect(refused).toBeGreaterThan(0);
  expect(statuses.filter((status) => status === '200')).toHaveLength(statuses.length - refused);
  measured(
    'P11',
    `own pages: ${others.length} of ${others.length} of another client while one was refused ${refused} times`,
  );
});
