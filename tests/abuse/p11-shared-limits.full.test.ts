/** P11: one client that floods a limit shared by all is refused or waits its turn; everybody else is served. */
import { once } from 'node:events';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BEHIND_PROXY, newAddress } from '#tests/support/account-forms.ts';
import { measured } from '#tests/support/measured.ts';
import { rounds } from '#tests/support/rounds.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY, alone: true });
});

afterAll(() => site?.stop());

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
