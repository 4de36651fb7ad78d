/** A new real site shows no agency before its launch; afterwards every email uses the second agency's texts. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageMap } from '#app/pages/row.ts';
import { pages } from '#app/pages.ts';
import { seedContent } from '#db/seed/seed-content.server.ts';
import { freePort } from '#scripts/free-port.ts';
import { newAddress, sendForm } from '#tests/support/account-forms.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { describeDemoAgency, findDemoAgency } from '#tests/support/demo-agency.ts';
import { agency } from '#tests/support/harbour-and-vale/agency.ts';
import { harbourAndVale } from '#tests/support/harbour-and-vale/content.ts';
import { board, jobCalled } from '#tests/support/harbour-and-vale/jobs.ts';
import { accounts, credentials, PASSWORD, people } from '#tests/support/harbour-and-vale/people.ts';
import { solveHumanCheck } from '#tests/support/human-check.ts';
import { listMails, waitForMail } from '#tests/support/mailbox.ts';
import { request } from '#tests/support/request.ts';
import { signInAs } from '#tests/support/session.ts';
import { SECRET_KEY, type Site, startSite } from '#tests/support/site.ts';
import { forEach } from '#tests/support/sitemap.ts';
import { requireFactors } from '#tests/support/staff.ts';
import { eventually } from '#tests/support/task-queue.ts';

const demo = describeDemoAgency(harbourAndVale);
let database: TestDatabase;
let site: Site;

beforeAll(async () => {
  database = await createTestDatabase();
  const port = await freePort();
  const env = { PORT: String(port), PUBLIC_ORIGIN: `http://localhost:${port}`, SECRET_KEY, TRUST_PROXY: '1' };
  site = await startSite({ database, env: { ...env, DRAIN_SECONDS: '0' }, isUnlaunched: true });
});

afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

const ADDRESSES = Object.keys(pages satisfies PageMap).map((path) => path.replaceAll(/:\w+\??/g, 'sample'));
const OTHERS = ['/no-such-page', '/og/page?path=%2F', '/locations/london', '/leeds', '/blog/how-we-work'];

describe('until the launch', () => {
  test('every address says that the site is coming, or is a way in, and none names an agency', async () => {
    const outputs: { path: string; status: number; text: string }[] = [];
    await forEach([...ADDRESSES, ...OTHERS, '/service-worker.js', '/offline'], async (path) => {
      const { status, body } = await request(site.url, path);
      outputs.push({ path, status, text: body.toString() });
    });
    expect(outputs.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
    expect(findDemoAgency(demo, outputs)).toEqual([]);
    const comingSoonPages = outputs.filter(({ status }) => status === 503);
    for (const { path, text } of comingSoonPages) expect(text, path).toContain('This site is coming soon.');
    const closed = comingSoonPages.map(({ path }) => path);
    for (const path of ['/', '/jobs', '/rss.xml', '/sitemap.xml', '/manifest.webmanifest', '/og/page', ...OTHERS])
      expect(closed).toContain(path);
    const open = outputs.filter(({ status }) => status === 200).map(({ path }) => path);
    for (const path of ['/setup', '/employer-login', '/robots.txt']) expect(open).toContain(path);
  });

  test('a form is not taken either', async () => {
    for (const path of ['/contact', '/request-talent', '/send-your-cv', '/candidate-sign-up']) {
      const { status, body } = await sendForm(site, path, { email: 'ann@letterbox.test' });
      expect([path, status]).toEqual([path, 503]);
      expect(findDemoAgency(demo, [{ path, text: body }])).toEqual([]);
    }
  });
});

describe('after the launch', () => {
  beforeAll(async () => {
    await seedContent(database.database, harbourAndVale);
    await database.database.asSystem(async (transaction) => {
      await transaction.insertInto('profiles').values(accounts).execute();
      await transaction.insertInto('credentials').values(credentials).execute();
      await transaction.insertInto('jobs').values(board).execute();
    });
    await requireFactors(database, false);
    await eventually(async () => {
      const { status, body } = await request(site.url, '/');
      expect(status).toBe(200);
      expect(body.toString()).toContain('Harbour &amp; Vale');
    });
  });

  const cookieOf = (person: keyof typeof people) => signInAs(site, people[person].id, { publicOrigin: site.url });

  const SENDERS: [string, string, () => Promise<{ status: number; body: string }>][] = [
    [
      'a request for an account',
      'svala@letterbox.test',
      async () => {
        const human_check = await solveHumanCheck(site, 'sign_up');
        const fields = { full_name: 'Svala Thoresby', email: 'svala@letterbox.test', password: PASSWORD };
        return sendForm(site, '/candidate-sign-up', { ...fields, role: 'job_seeker', human_check });
      },
    ],
    [
      'a message to the agency',
      'wilf@letterbox.test',
      async () => {
        const human_check = await solveHumanCheck(site, 'contact_form_submit');
        const fields = { name: 'Wilf Saltfleet', email: 'wilf@letterbox.test', company: '', type: 'job' };
        return sendForm(site, '/contact', { ...fields, message: 'When are you open?', human_check });
      },
    ],
    [
      'an application',
      people.candidate.email,
      async () => {
        const cookie = await cookieOf('candidate');
        const path = `/jobs/${jobCalled('Turbine fitter')}/apply`;
        const { body } = await sendForm(site, path, { intent: 'preview', cover_note: 'I fit.' }, { cookie });
        const version = /name="version" value="([^"]*)"/.exec(body)?.[1] ?? '';
        return sendForm(site, path, { intent: 'send', cover_note: 'I fit.', version }, { cookie });
      },
    ],
    [
      'an invitation of a colleague',
      'inga@harbour-and-vale.test',
      async () => {
        const fields = { full_name: 'Inga Brocklesby', email: 'inga@harbour-and-vale.test', role: 'consultant' };
        return sendForm(site, '/admin/staff/invite', fields, { cookie: await cookieOf('owner') });
      },
    ],
    [
      'a forgotten password',
      people.employer.email,
      async () => sendForm(site, '/forgot-password', { email: people.employer.email }, { from: newAddress() }),
    ],
  ];

  test.each(SENDERS)('%s is answered by an email of the agency', async (_, to, send) => {
    const reply = await send();
    expect([reply.status, /role="alert".{0,400}/s.exec(reply.body)?.[0]]).toEqual([
      expect.toSatisfy((status: number) => status === 302 || status === 303),
      undefined,
    ]);
    const mail = await waitForMail(site, { to });
    for (const words of [agency.name, agency.companyNumber, agency.email]) expect(mail.text).toContain(words);
  });

  test('no email says anything of the demo', async () => {
    const mails = await listMails(site);
    expect(mails.length).toBeGreaterThanOrEqual(SENDERS.length + 2);
    const texts = mails.flatMap(({ to, subject, text, html }) => [
      { path: `'${subject}' to ${to}`, text: `${subject}\n${text}` },
      { path: `'${subject}' to ${to}`, text: html ?? '' },
    ]);
    expect(findDemoAgency(demo, texts)).toEqual([]);
  });
});
