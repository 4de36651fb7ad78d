import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetPasskeys, listEvents } from '#app/features/core/accounts/tests/passkeys.ts';
import { DEMO_PASSWORD } from '#db/seed/cast.ts';
import { type Answer, request } from '#tests/support/request.ts';
import { castMember, sessionOf, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

const morag = castMember('Morag');
const PAGE = '/account/app-codes';
let site: Site;
let cookie: string;
let requests = 0;

beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: '1' } });
});

afterAll(() => site?.stop());

beforeEach(async () => {
  await forgetPasskeys(site);
  cookie = await signInAs(site, morag.id);
});

/** Each request has another IP address, so that only the limit of the account applies. */
function send(path: string, as: string | null, fields: Record<string, string>) {
  requests += 1;
  return request(site.url, path, {
    method: 'POST',
    headers: {
      'X-Forwarded-For': `10.9.${requests >> 8}.${requests & 255}`,
      Origin: site.url,
      'Content-Type': 'application/x-www-form-urlencoded',
      ...(as && { Cookie: as }),
    },
    body: new URLSearchParams(fields).toString(),
  });
}

const read = async (path: string, as: string) =>
  (await request(site.url, path, { headers: { Cookie: as } })).body.toString();

const begin = () => send(PAGE, cookie, { intent: 'begin', current_password: DEMO_PASSWORD });
const secretIn = (html: string): string | undefined => /secret=([A-Z2-7]{32})/.exec(html)?.[1];

async function readApp(): Promise<TOTP> {
  return new TOTP({ secret: Secret.fromBase32(secretIn(await read(PAGE, cookie)) ?? '') });
}

const STEP_MS = 30_000;
/** @param steps distance from the current time step; the site accepts -1, 0 and 1 */
const stepNow = (): number => Math.floor(Date.now() / STEP_MS);
const codeOf = (app: TOTP, steps = 0): string => app.generate({ timestamp: Date.now() + steps * STEP_MS });

async function addApp(): Promise<TOTP> {
  expect((await begin()).status).toBe(303);
  const app = await readApp();
  // Use the earliest valid step, so that later ones remain for signing in. Retry if that step ends on the way.
  let step: number;
  let answer: Answer;
  do {
    step = stepNow();
    answer = await send(PAGE, cookie, { intent: 'confirm', code: codeOf(app, -1) });
  } while (answer.status === 422 && stepNow() !== step);
  expect([answer.status, answer.headers.location]).toEqual([303, `${PAGE}?notice=app-code-added`]);
  return app;
}

const signIn = async () => {
  const { status, headers } = await send('/employer-login', null, { email: morag.email, password: DEMO_PASSWORD });
  expect([status, headers.location]).toEqual([303, '/passkey']);
  return sessionOf(headers['set-cookie']) ?? '';
};
const sendCode = (code: string, as: string) => send('/passkey', as, { intent: 'code', code });
const kindOf = async (as: string): Promise<string | null> =>
  JSON.parse((await send('/api/session', as, {})).body.toString()).kind;

describe('setting up', () => {
  test('needs the password: a stolen session gets no secret', async () => {
    const { status, body } = await send(PAGE, cookie, { intent: 'begin', current_password: 'not this one' });
    expect(status).toBe(422);
    expect(body.toString()).toContain('That isn’t your current password');
    expect(secretIn(await read(PAGE, cookie))).toBeUndefined();
  });

  test('shows the secret only to the session that gave the password', async () => {
    const stolen = await signInAs(site, morag.id);
    await begin();
    expect(secretIn(await read(PAGE, cookie))).toBeDefined();
    expect(secretIn(await read(PAGE, stolen))).toBeUndefined();
    const app = await readApp();
    const { status, body } = await send(PAGE, stolen, { intent: 'confirm', code: codeOf(app) });
    expect(status).toBe(422);
    expect(body.toString()).toContain('That took too long. Start again.');
  });

  test('ends after ten minutes', async () => {
    await begin();
    const app = await readApp();
    await queryTasks(site.database, `UPDATE app_codes SET created_at = created_at - interval '10 minutes'`);
    expect(secretIn(await read(PAGE, cookie))).toBeUndefined();
    expect((await send(PAGE, cookie, { intent: 'confirm', code: codeOf(app) })).status).toBe(422);
  });

  test('has no effect before the first code: the password is enough', async () => {
    await begin();
    const { headers } = await send('/employer-login', null, { email: morag.email, password: DEMO_PASSWORD });
    expect(headers.location).toBe('/admin?notice=signed-in');
  });

  test('ends every other session, and a second app does not replace the first', async () => {
    const elsewhere = await signInAs(site, morag.id);
    await addApp();
    expect(await kindOf(elsewhere)).toBeNull();
    const html = await read(PAGE, cookie);
    expect(html).toContain('Remove app');
    expect(secretIn(html)).toBeUndefined();
    await begin();
    expect(secretIn(await read(PAGE, cookie))).toBeUndefined();
    expect((await listEvents(site, morag.id)).map(({ event_type: type }) => type)).toContain('app_code_added');
  });

  test.each(['Aisha', 'Dev'])('is for staff, not for %s', async (who) => {
    const as = await signInAs(site, castMember(who).id);
    expect((await send(PAGE, as, { intent: 'begin', current_password: DEMO_PASSWORD })).status).toBe(403);
  });

  test('stores the secret encrypted', async () => {
    await begin();
    const secret = Buffer.from((await readApp()).secret.buffer);
    const [row] = await queryTasks<{ sealed_secret: Buffer }>(site.database, 'SELECT sealed_secret FROM app_codes');
    expect(row?.sealed_secret.includes(secret)).toBe(false);
  });
});

describe('signing in', () => {
  test('takes a code after the password, and begins a new session', async () => {
    const app = await addApp();
    const waitingSession = await signIn();
    expect(await kindOf(waitingSession)).not.toBe('full');
    const { status, headers } = await sendCode(codeOf(app), waitingSession);
    expect([status, headers.location]).toEqual([303, '/admin?notice=signed-in']);
    const begun = sessionOf(headers['set-cookie']) ?? '';
    expect(begun).not.toBe(waitingSession);
    expect(await kindOf(begun)).toBe('full');
    expect(await kindOf(waitingSession)).toBe(null);
  });

  test('a code works once, also for two requests at the same moment', async () => {
    const app = await addApp();
    const [firstSession, secondSession] = [await signIn(), await signIn()];
    const code = codeOf(app);
    const answers = await Promise.all([sendCode(code, firstSession), sendCode(code, secondSession)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422]);
    expect((await sendCode(code, await signIn())).status).toBe(422);
    expect((await sendCode(codeOf(app, 1), await signIn())).status).toBe(303);
    expect((await sendCode(codeOf(app, -1), await signIn())).status).toBe(422);
  });

  test("five wrong codes lock the account's codes, for every address and session", async () => {
    const app = await addApp();
    const rightCode = codeOf(app);
    const wrongCode = rightCode === '000000' ? '000001' : '000000';
    for (let n = 0; n < 5; n += 1) expect((await sendCode(wrongCode, await signIn())).status).toBe(422);
    const locked = await sendCode(rightCode, await signIn());
    expect([locked.status, locked.headers['retry-after']]).toEqual([429, '900']);
    expect(locked.body.toString()).toContain('Too many wrong codes');
    const refused = (await listEvents(site, morag.id)).filter(({ event_type: type }) => type === 'app_code_refused');
    expect(refused.map(({ details }) => details['reason'])).toEqual([...Array(5).fill('wrong'), 'locked']);
  });

  test.each(['', '12345', '12345a', '1'.repeat(5_000), '٠١٢٣٤٥', '<b>123456</b>'])(
    'the text %j is not a code, and the field says so',
    async (code) => {
      await addApp();
      const { status, body } = await sendCode(code, await signIn());
      expect(status).toBe(422);
      expect(body.toString()).toContain('id="app-code-code-error"');
    },
  );

  test('a code may have a space in its middle, as apps show it', async () => {
    const app = await addApp();
    const code = codeOf(app);
    expect((await sendCode(`${code.slice(0, 3)} ${code.slice(3)}`, await signIn())).status).toBe(303);
  });

  test('a session that waits for its code can neither remove the app nor add another', async () => {
    await addApp();
    const waitingSession = await signIn();
    for (const intent of ['remove', 'begin'])
      expect((await send(PAGE, waitingSession, { intent, current_password: DEMO_PASSWORD })).status).toBe(403);
    expect(await queryTasks(site.database, 'SELECT FROM app_codes')).toHaveLength(1);
  });

  test('once the app is removed, the password is enough', async () => {
    await addApp();
    expect((await send(PAGE, cookie, { intent: 'remove', current_password: 'not this one' })).status).toBe(422);
    const { status, headers } = await send(PAGE, cookie, { intent: 'remove', current_password: DEMO_PASSWORD });
    expect([status, headers.location]).toEqual([303, `${PAGE}?notice=app-code-removed`]);
    const signedIn = await send('/employer-login', null, { email: morag.email, password: DEMO_PASSWORD });
    expect(signedIn.headers.location).toBe('/admin?notice=signed-in');
  });
});
