import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAddress, sendForm } from '#tests/support/account-forms.ts';
import { addApplications } from '#tests/support/applications.ts';
import { forbid } from '#tests/support/faults.ts';
import { addMadeIntroduction } from '#tests/support/introductions.ts';
import { ADMIN, addJobs } from '#tests/support/jobs.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';
import { unzip } from '#tests/support/unzip.ts';

let site: Site;
let cookie: string;
let candidateCookie: string;
let application: string;
let job: string;
const [morag, aisha] = [castMember('Morag'), castMember('Aisha')];

beforeAll(async () => {
  site = await startSite();
  cookie = await signInAs(site, morag.id);
  candidateCookie = await signInAs(site, aisha.id);
  [job = ''] = await addJobs(site.database.database, { user_id: ADMIN, title: 'Night packer', basis: 'temporary' });
  [application = ''] = await addApplications(site.database.database, {
    candidate_id: aisha.id,
    job_id: job,
    job_title: 'Night packer',
    full_name: 'Aisha Bello',
  });
});

afterAll(() => site?.stop());

async function read(address: string, as = cookie) {
  const { status, body } = await request(site.url, address, { headers: { Cookie: as } });
  return { status, html: body.toString().replaceAll('<!-- -->', '') };
}
const send = (address: string, fields: Record<string, string>, as = cookie) =>
  sendForm(site, address, fields, { cookie: as, from: newAddress() });

const CHECKS = {
  identity: 'video',
  experience: 'interview',
  authorisation: 'register',
  right_to_work: 'share_code',
  suitability: 'conversation',
} as const;

describe('one introduction, from the application to the client', () => {
  let address: string;

  test('begins on the page of the application, with the client and the engagement of the advert', async () => {
    const page = await read(`/employer/applications/${application}`);
    expect(page.html).toContain(`/admin/applications/${application}/introduction`);
    const form = await read(`/admin/applications/${application}/introduction`);
    expect(form.html).toMatch(/<option value="temporary" selected/);
    const wrong = await send(`/admin/applications/${application}/introduction`, {
      client: ' ',
      purpose: 'Packer',
      engagement: 'temporary',
    });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toContain('Enter the client');
    const begun = await send(`/admin/applications/${application}/introduction`, {
      client: 'Northgate Depot',
      purpose: 'Packer',
      engagement: 'temporary',
    });
    expect(begun.status).toBe(303);
    address = new URL(begun.location, site.url).pathname;
    expect(address).toMatch(/^\/admin\/introductions\/[0-9a-f-]{36}$/);
  });

  test('lists what the law still requires, and sends nothing before', async () => {
    const { html } = await read(address);
    for (const words of ['regulations 19 and 28', 'regulation 19', 'sections 14A and 15', 'regulations 18 and 20'])
      expect(html).toContain(words);
    expect((await send(address, { intent: 'introduce' })).status).toBe(409);
    expect((await read('/admin/introductions')).html).toContain('Northgate Depot');
    expect((await read('/admin/introductions?missing=consent')).html).toContain('Northgate Depot');
    expect((await read('/admin/introductions?show=made')).html).not.toContain('Northgate Depot');
    expect((await read(`/employer/applications/${application}`)).html).toContain(
      'Consent, Identity, Experience and qualifications',
    );
  });

  test('keeps what was typed beside the error of its own form', async () => {
    const wrong = await send(address, {
      intent: 'check',
      kind: 'identity',
      outcome: 'met',
      method: 'video',
      checked_on: '2099-01-01',
      follow_up_on: '',
      note: 'Passport seen',
    });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toContain('Enter today’s date or an earlier one');
    expect(wrong.body).toContain('Passport seen');
  });

  test('asks the candidate by email; they see it in their account, too, and agree', async () => {
    expect((await send(address, { intent: 'ask' })).status).toBe(303);
    const mail = await waitForMail(site, { to: aisha.email, subject: /Northgate Depot/ });
    const link = new URL(mail.links.find((each) => each.includes('/introductions/')) ?? '').pathname;
    expect(link).toMatch(/^\/introductions\/[0-9a-f]{64}$/);
    expect((await read(link)).html).toContain('Northgate Depot');
    const ownPage = await read('/account/introductions', candidateCookie);
    expect(ownPage.html).toContain('We won’t send anything until you agree');
    const reply = await send(link, { answer: 'given' });
    expect([reply.status, reply.location]).toEqual([303, `${link}?done=given`]);
    const consentGivenMail = await waitForMail(site, { to: morag.email, subject: 'Consent given: Aisha Bello' });
    expect(consentGivenMail.links[0]).toContain(address);
    expect((await read(`${link}?done=given`)).html).toContain('We may now send your details to this client.');
  });

  test('is made when every check is recorded, and the candidate sees where the details went', async () => {
    for (const [kind, method] of Object.entries(CHECKS)) {
      const check = {
        intent: 'check',
        kind,
        outcome: 'met',
        method,
        checked_on: '2026-10-02',
        follow_up_on: '',
        note: `=1+1 ${kind}`,
      };
      expect((await send(address, check)).status).toBe(303);
    }
    expect((await read('/admin/introductions?show=ready')).html).toContain('Northgate Depot');
    expect((await send(address, { intent: 'introduce' })).status).toBe(303);
    expect((await read(address)).html).toContain('Introduced by Morag Sinclair');
    expect((await read('/admin/introductions?show=made')).html).toContain('Northgate Depot');
    expect((await read('/account/introductions', candidateCookie)).html).toContain('We sent your details on');
  });

  test('consent can be withdrawn in the account afterwards', async () => {
    const introduction = address.split('/').at(-1) ?? '';
    const answer = (what: string) => send('/account/introductions', { introduction, answer: what }, candidateCookie);
    expect((await answer('withdrawn')).status).toBe(303);
    expect((await answer('given')).status).toBe(409);
    expect((await read('/account/introductions', candidateCookie)).html).toContain('Sent, then withdrawn');
    expect((await read('/admin/introductions?show=made')).html).toContain('consent since withdrawn');
  });
});

test('a guest sees where their details went behind their own link', async () => {
  const email = 'ida-of-the-ledger@mail.example';
  const { database } = site.database;
  const [id = ''] = await addApplications(database, { candidate_id: null, job_id: job, email, full_name: 'Ida Marsh' });
  await addMadeIntroduction(database, id);
  await queryTasks(
    site.database,
    `INSERT INTO emailed_links (token_hash, purpose, application_id, email, expires_at)
     VALUES (sha256('a-token-of-a-guest-that-is-long-enough-0000'), 'application', $1, $2, now() + interval '1 day')`,
    [id, email],
  );
  const { html } = await read('/my-application?token=a-token-of-a-guest-that-is-long-enough-0000', '');
  expect(html).toContain('Who has my details');
  expect(html).toContain('We sent your details on');
});

test('a missing introduction is 404; a list that fails to load says so', async () => {
  for (const id of ['x', '00000000-0000-4000-8000-00000000dead']) {
    expect((await read(`/admin/introductions/${id}`)).status).toBe(404);
    expect((await send(`/admin/introductions/${id}`, { intent: 'ask' })).status).toBe(404);
  }
  expect((await read('/admin/introductions?show=stopped')).html).toContain('No stopped introductions.');
  const allow = await forbid(site.database, 'app.gaps_of_introduction');
  try {
    const { status, html } = await read('/admin/introductions');
    expect(status).toBe(503);
    expect(html).toContain('Failed to load introductions');
  } finally {
    await allow();
  }
});

describe('the inspection pack', () => {
  let folder: string;

  beforeAll(async () => {
    const { status, body } = await request(site.url, '/admin/introductions/pack', {
      method: 'POST',
      headers: { Cookie: cookie, Origin: site.url, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: '',
    });
    expect(status).toBe(200);
    folder = await mkdtemp(path.join(os.tmpdir(), 'inspection-'));
    for (const [name, text] of await unzip(body)) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), text);
    }
  });

  afterAll(() => folder && rm(folder, { recursive: true }));

  const run = (command: string) => {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' });
    return { status, output: stdout + stderr };
  };
  const file = (name: string) => readFile(path.join(folder, name), 'utf8');
  /** Changes a file of the pack while the work runs. */
  async function withText(name: string, change: (text: string) => string, work: () => void) {
    const text = await file(name);
    await writeFile(path.join(folder, name), change(text));
    work();
    await writeFile(path.join(folder, name), text);
  }

  test('matches its checksums, and its script verifies the chain with sha256sum', async () => {
    const sums = run('sha256sum -c SHA256SUMS');
    expect([sums.status, sums.output]).toEqual([0, expect.stringContaining('chain.jsonl: OK')]);
    const chain = run('sh check-chain.sh');
    expect(chain.status).toBe(0);
    const lines = (await file('chain.jsonl')).trimEnd().split('\n');
    const head = run(`printf '%s' "$(sed -n ${lines.length}p chain.jsonl)" | sha256sum`).output.slice(0, 64);
    expect(chain.output).toContain(`${lines.length} entries, 0 with erased details, last hash ${head}`);
    expect(await file('README.txt')).toContain(head);
    const [row] = await queryTasks<{ head: string }>(
      site.database,
      "SELECT encode(hash, 'hex') AS head FROM introduction_entries ORDER BY sequence DESC LIMIT 1",
      [],
    );
    expect(head).toBe(row?.head);
  });

  test('reveals a row that was changed, removed or moved, and a text that was changed', async () => {
    const broken = () => {
      expect(run('sha256sum -c SHA256SUMS').status).toBe(1);
      const { status, output: said } = run('sh check-chain.sh');
      expect(status).toBe(1);
      expect(said).toMatch(/The chain breaks at entry \d+|The details of entry \d+ were changed/);
    };
    await withText('chain.jsonl', (text) => text.replace('"outcome":"given"', '"outcome":"asked"'), broken);
    await withText('chain.jsonl', (text) => text.replace(/.*"kind":"identity".*\n/, ''), broken);
    await withText('chain.jsonl', (text) => text.replace(/(.*\n)(.*\n)/, '$2$1'), broken);
    await withText('details.jsonl', (text) => text.replace('Morag Sinclair', 'Another Person'), broken);
    expect(run('sh check-chain.sh').status).toBe(0);
  });

  test('has a file for each paragraph with records, without formulas', async () => {
    const hirers = await file('schedule-4/paragraph-06-hirers.csv');
    expect(hirers).toContain('"Aisha Bello","Northgate Depot","Packer"');
    const enquiries = await file('schedule-4/paragraph-11-enquiries.csv');
    expect(enquiries).toContain('"Right to work","met","Home Office online service, by share code","2026-10-02"');
    expect(enquiries).toContain(`"'=1+1 identity"`);
    expect(await file('schedule-5/paragraph-09-enquiries.csv')).toContain('"Suitability"');
    expect(await file('README.txt')).toContain('Schedule 4, paragraph 3: Terms with the work-seeker');
  });

  test('is in the audit trail, and a GET downloads nothing', async () => {
    const entries = await queryTasks(
      site.database,
      "SELECT actor_name FROM audit_entries WHERE action = 'introductions_exported'",
      [],
    );
    expect(entries).toHaveLength(1);
    expect((await read('/admin/introductions/pack')).status).toBe(405);
  });
});
