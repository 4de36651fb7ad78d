import { once } from 'node:events';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passesIpLimit } from '#app/features/core/accounts/commands/limits.server.ts';
import { signIn } from '#app/features/core/accounts/commands/sessions/sign-in.server.ts';
import { action as reportViolation } from '#app/routes/machine/reports/csp-violations.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { HUMAN_CHECK_ACTIONS } from '#platform/human-check/actions.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { addAccount, BEHIND_PROXY, newAddress, PASSWORD } from '#tests/support/account-forms.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { isFullForm } from '#tests/support/form.ts';
import { measured } from '#tests/support/measured.ts';
import { type Answer, request } from '#tests/support/request.ts';
import { rounds } from '#tests/support/rounds.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;

const post = (path: string, body: unknown, from: string): Promise<Answer> =>
  request(site.url, path, {
    method: 'POST',
    headers: { Origin: site.url, 'Content-Type': 'application/json', 'X-Forwarded-For': from },
    body: JSON.stringify(body),
  });

async function flood(count: number, send: (number: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  let sent = 0;
  const worker = async () => {
    while (sent < count) answers.push(await send(sent++));
  };
  await Promise.all(Array.from({ length: 20 }, worker));
  return answers;
}

function countStatuses(answers: Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY, alone: true });
});

afterAll(() => site?.stop());

const QUESTION = { messages: [{ sender: 'user', text: 'Any work in Leeds?' }] };

test('P11: the assistant answers twenty questions a minute from one address, and those of others meanwhile', async () => {
  const [greedy, modest] = [newAddress(), newAddress()];
  const count = rounds(30, 700);
  let answersToOthers = 0;
  const answers = await flood(count, async (number) => {
    if (number % 20 === 19) {
      expect((await post('/api/assistant', QUESTION, modest)).status).toBe(200);
      answersToOthers += 1;
    }
    return post('/api/assistant', QUESTION, greedy);
  });
  expect(countStatuses(answers)).toEqual({ 200: 20, 429: count - 20 });
  expect(answers.find(({ status }) => status === 429)?.headers['retry-after']).toBe('60');
  expect((await post('/api/assistant', QUESTION, newAddress())).status).toBe(200);
  measured('P11', `of ${count} questions from one address 20 were answered, of ${answersToOthers} from another all`);
});

test('P11: a flood of sign-ins fills the queue for password hashes, and others still get their turn', async () => {
  const { email } = await addAccount(site.database.database);
  const passwords = new PasswordHasher({ atOnce: 1, queue: 3 });
  let release = (): void => undefined;
  const turn = passwords.inTurn(() => new Promise<void>((resolve) => (release = resolve)));
  const attempt = (ip: string, from: string) =>
    signIn(accountServices(site.database, { passwords, ip }), { email: from, password: PASSWORD, oldToken: null });
  const greedy = newAddress();
  const flooding = ['a', 'b', 'c'].map((name) => attempt(greedy, `${name}@mail.example`));
  await expect.poll(() => passwords.figures.waiting).toBe(3);
  const other = attempt(newAddress(), email);
  const firstRefusal = await Promise.race(flooding);
  expect(firstRefusal).toEqual({ ok: false, reason: 'busy' });
  release();
  await turn;
  expect(await other).toMatchObject({ ok: true });
  expect((await Promise.all(flooding)).filter(({ ok }) => ok)).toEqual([]);
});

test('P11: refusals of one address do not crowd the security events of others out of the log', async () => {
  await asSuperuser(site.database, 'TRUNCATE security_events, security_event_rates, ip_attempts');
  const flooding = accountServices(site.database, { ip: newAddress() });
  for (let attempt = 0; attempt < 60; attempt += 1) await passesIpLimit(flooding, 'sign_up');
  const other = accountServices(site.database, { ip: newAddress() });
  for (let attempt = 0; attempt < 11; attempt += 1) await passesIpLimit(other, 'sign_up');
  const countsByIp = await queryTasks(
    site.database,
    `SELECT host(ip) AS ip, count(*) FILTER (WHERE event_type = 'rate_limit_exceeded')::int AS refusals,
       count(*) FILTER (WHERE event_type = 'ip_blocked')::int AS blocks
     FROM security_events GROUP BY ip ORDER BY refusals`,
  );
  expect(countsByIp).toEqual([
    { ip: other.client.ip, refusals: 1, blocks: 1 },
    { ip: flooding.client.ip, refusals: 30, blocks: 1 },
  ]);
  const counted = await queryTasks(site.database, 'SELECT sum(events)::int AS events FROM security_event_rates');
  expect(counted, 'refusals that are not logged are not counted either').toEqual([{ events: 33 }]);
});

test.runIf(isFullForm).each([
  ['/api/csp-violations', { 'csp-report': { 'document-uri': 'https://jobs.example/jobs' } }],
  ['/api/browser-errors', { errorId: 'one', message: 'probe', path: '/probe' }],
])('P11: a flood of reports to %s leaves room for those of others', async (path, report) => {
  const greedy = newAddress();
  const answers = await flood(rounds(80, 700), () => post(path, report, greedy));
  expect(countStatuses(answers)[204]).toBe(60);
  expect((await post(path, report, newAddress())).status).toBe(204);
});

test.runIf(isFullForm)(
  'P11: one address puts at most five hundred reports of violations a day into their table',
  async () => {
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
  },
);

test.runIf(isFullForm)(
  'P11: of the form reports of visitors sixty a minute are logged, however many addresses they come from',
  async () => {
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
  },
);

test.runIf(isFullForm)(
  'P11: a flood of challenges for the human check refuses no visitor, as nothing of it is shared or kept',
  async () => {
    const paths = HUMAN_CHECK_ACTIONS.map((action) => `/api/human-check/${action}`);
    const greedy = { headers: { 'X-Forwarded-For': newAddress() } };
    const flooding = flood(rounds(200, 2_000), (number) =>
      request(site.url, paths[number % paths.length] ?? '', greedy),
    );
    const others = await Promise.all(
      paths.map((path) => request(site.url, path, { headers: { 'X-Forwarded-For': newAddress() } })),
    );
    expect(Object.keys(countStatuses([...others, ...(await flooding)]))).toEqual(['200']);
  },
);

type Caller = { ask(): Promise<void>; status(): Promise<string | undefined> };

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

test.runIf(isFullForm)(
  'P11: a client that asks for its own pages all the time does not keep others from theirs',
  async () => {
    const [greedy, modest] = await Promise.all([
      signInAs(site, castMember('Dev').id),
      signInAs(site, castMember('Aisha').id),
    ]);
    const connect = (count: number, cookie: string) => {
      const from = newAddress();
      return Promise.all(Array.from({ length: count }, () => connectFor(cookie, from)));
    };
    const flooding = await connect(300, greedy);
    const others = await connect(rounds(3, 50), modest);
    // Suspends the site until all requests have arrived; the one of the other visitor is last.
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
  },
);
