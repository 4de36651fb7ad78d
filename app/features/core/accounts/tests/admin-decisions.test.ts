import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MailFile } from '#platform/mail/mail-reply.server.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { addApplications, addCandidates, threadOf } from '#tests/support/applications.ts';
import { pdf } from '#tests/support/documents.ts';
import { openDesk, textOf } from '#tests/support/job-desk.ts';
import { ADMIN, addJobs, EMPLOYER } from '#tests/support/jobs.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { attached, keepReply, REPLY } from '#tests/support/replies.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { endPauses } from '#tests/support/task-queue.ts';

let site: Site;
let desk: ReturnType<typeof openDesk>;
let [wrenId, galeId] = ['', ''];
let [wrensApplication, galesApplication] = ['', ''];

beforeAll(async () => {
  site = await startSite();
  desk = openDesk(site, await signInAs(site, ADMIN));
});

afterAll(() => site?.stop());

beforeEach(async () => {
  const { database } = site.database;
  [wrenId = '', galeId = ''] = await addCandidates(database, 'Wren Halloran', 'Gale Ferris');
  const [job = ''] = await addJobs(database, { title: 'Lighthouse keeper', company: 'Skerryvore', user_id: ADMIN });
  const about = { job_id: job, job_title: 'Lighthouse keeper', job_company: 'Skerryvore Trust' };
  [wrensApplication = '', galesApplication = ''] = await addApplications(
    database,
    { ...about, candidate_id: wrenId },
    { ...about, candidate_id: galeId, full_name: 'Gale Ferris' },
  );
});

const read = (id: string) =>
  site.database.database.asSystem((transaction) =>
    transaction
      .selectFrom('applications')
      .select(['status', 'desk_status as desk'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
const batchIn = (html: string) => /name="batch" value="([^"]+)"/.exec(html)?.[1] ?? '';
const undo = (fields: Record<string, string>) =>
  desk.send('/admin/pipeline/undo', { next: '/admin', back: '/admin/pipeline', ...fields });

describe('undoing', () => {
  test('can be undone by one press on every desk page while the email has not left', async () => {
    const fields = { to: 'not_taken_forward', was: 'sent', next: '/admin', back: '/admin' };
    await desk.send(`/admin/pipeline/${wrensApplication}/move`, fields);
    for (const path of ['/admin', '/admin/pipeline', `/employer/applications/${wrensApplication}`]) {
      expect(textOf(await desk.read(path)), path).toContain('Wren Halloran is now in ‘Not taken forward’. We’ll email');
    }
    const candidatePage = textOf(await desk.read(`/applications/${wrensApplication}`, await signInAs(site, wrenId)));
    expect(candidatePage).not.toContain('Not taken forward');
    const batch = batchIn((await desk.read('/admin')).body.toString());
    expect((await undo({ batch: 'x'.repeat(50) })).status).toBe(400);
    expect((await undo({ batch })).headers.location).toBe('/admin?notice=decision-undone');
    expect(await read(wrensApplication)).toEqual({ status: 'sent', desk: 'sent' });
    expect((await undo({ batch })).headers.location).toBe('/admin/pipeline?notice=decision-left');
    expect(textOf(await desk.read('/admin'))).not.toContain('is now in');
    expect((await desk.read('/admin/pipeline/undo')).status).toBe(405);
  });
});

const addTemplate = async (name: string, fields: Record<string, string> = {}) => {
  const words = { subject: '{{job_title}}', body: 'Hello {{first_name}},\n\nnot this time. {{consultant}}' };
  const answer = await desk.send('/admin/templates/new', { intent: 'save', name, ...words, ...fields });
  const row = await site.database.database.asSystem((transaction) =>
    transaction.selectFrom('email_templates').select('id').where('name', '=', name).executeTakeFirst(),
  );
  return { answer, id: row?.id ?? '' };
};

describe('templates', () => {
  test('are kept, shown with an example, changed and removed', async () => {
    const { answer, id } = await addTemplate('First call');
    expect(answer.headers.location).toBe('/admin/templates?notice=template-saved');
    expect(textOf(await desk.read('/admin/templates'))).toMatch(
      /First call Payroll manager Hello Robin, not this time/,
    );
    const conflictReply = (await addTemplate('first CALL')).answer;
    expect(conflictReply.status).toBe(409);
    expect(textOf(conflictReply)).toContain('A template with this name already exists');
    const changed = { intent: 'save', name: 'Second call', subject: 'Hello', body: 'Hello' };
    expect((await desk.send(`/admin/templates/${id}`, changed)).status).toBe(303);
    const previewed = await desk.send(`/admin/templates/${id}`, {
      ...changed,
      intent: 'preview',
      body: '{{company}}?',
    });
    expect(previewed.status).toBe(200);
    expect(textOf(previewed)).toContain('Harbour & Vale?');
    expect((await desk.send(`/admin/templates/${id}`, { intent: 'remove' })).status).toBe(303);
    expect((await desk.send(`/admin/templates/${id}`, changed)).status).toBe(409);
    expect((await desk.read(`/admin/templates/${id}`)).status).toBe(404);
  });

  test('accept only known placeholders, and name the unknown ones', async () => {
    const { answer } = await addTemplate('Pay', { body: 'You get {{salary}}' });
    expect(answer.status).toBe(422);
    expect(textOf(answer)).toContain('There’s no merge field {{salary}}. You can use {{first_name}}, {{full_name}}');
  });
});

describe('a message', () => {
  test('is sent as written, is shown to both sides, and counts as the reply', async () => {
    const { id: template } = await addTemplate(`Call ${wrensApplication}`);
    const address = `/admin/pipeline/${wrensApplication}/write`;
    const form = textOf(await desk.read(`${address}?template=${template}`));
    expect(form).toContain('Hello Wren, not this time.');
    const refused = await desk.send(address, { subject: 'Hello', body: 'Hello {{salary}}' });
    expect(refused.status).toBe(422);
    expect(textOf(refused)).toContain('Replace {{salary}} with your own text');
    const sent = await desk.send(address, { subject: 'A question', body: 'Can you <b>row</b>?' });
    expect(sent.headers.location).toBe(`/employer/applications/${wrensApplication}?notice=letter-sent`);
    const mail = await waitForMail(site, { to: `${wrenId}@mail.example`, subject: 'A question' });
    expect(mail.text).toContain('Can you <b>row</b>?');
    for (const [path, as] of [
      [`/employer/applications/${wrensApplication}`, undefined],
      [`/applications/${wrensApplication}`, await signInAs(site, wrenId)],
    ] as const) {
      expect(textOf(await desk.read(path, as))).toContain('A question Can you &lt;b&gt;row&lt;/b&gt;?');
    }
    const replyPromise = await site.database.database.asSystem((transaction) =>
      transaction
        .selectFrom('reply_promises')
        .select('replied_at')
        .where('application_id', '=', wrensApplication)
        .executeTakeFirstOrThrow(),
    );
    expect(replyPromise.replied_at).not.toBeNull();
    expect((await read(wrensApplication)).status).toBe('sent');
  });
});

describe('a reply', () => {
  const reply = async (text: string, files: readonly MailFile[] = [], storage?: Storage) => {
    const thread = await threadOf(site.database, wrensApplication);
    const mail = {
      from: `${wrenId}@mail.example`,
      references: `<${thread}@jobs.example>`,
      messageId: `<${randomUUID()}@x>`,
    };
    expect(await keepReply(site.database, { ...REPLY, ...mail, text, files }, storage)).toBe('reply');
  };
  const today = async () => textOf(await desk.read('/admin'));
  const replyIn = (html: string) => /name="reply" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const post = (fields: Record<string, string>, as?: string) =>
    desk.send(`/admin/pipeline/${wrensApplication}/read`, fields, as);

  test('is on Today, once for each application, until marked as read; later replies stay', async () => {
    await reply('Yes, I can row.');
    const before = await desk.read('/admin');
    expect(textOf(before)).toMatch(/Replies from candidates 1 .*Wren Halloran .*Yes, I can row\./);
    await reply('And swim.');
    expect(await today()).toMatch(/Replies from candidates 1 .*2 replies And swim\./);
    const read = await post({ reply: replyIn(before.body.toString()), next: '/admin' });
    expect([read.status, read.headers.location]).toEqual([303, '/admin']);
    const after = await today();
    expect(after).toContain('And swim.');
    expect(after).not.toContain('2 replies');
  });

  test('counts as read once the application was opened, but not by marking it as viewed', async () => {
    await reply('I have a boat.');
    const page = (await desk.read(`/employer/applications/${wrensApplication}`)).body.toString();
    expect(page).toContain('Mark as read');
    expect((await desk.send(`/employer/applications/${wrensApplication}/viewed`, { answer: 'here' })).status).toBe(200);
    expect(await today()).toContain('I have a boat.');
    expect((await post({ reply: replyIn(page), answer: 'here' })).status).toBe(200);
    expect(await today()).not.toContain('I have a boat.');
    expect((await desk.read(`/employer/applications/${wrensApplication}`)).body.toString()).not.toContain(
      'Mark as read',
    );
  });

  test('counts as read once answered, and disappears with a withdrawal', async () => {
    await reply('I have oars.');
    await desk.send(`/admin/pipeline/${wrensApplication}/write`, { subject: 'Good', body: 'Come on Monday.' });
    expect(await today()).not.toContain('I have oars.');
    await reply('I will.');
    expect(await today()).toContain('I will.');
    await desk.send(`/applications/${wrensApplication}/withdraw`, {}, await signInAs(site, wrenId));
    expect(await today()).not.toContain('I will.');
  });

  test('opens its files for the desk and its candidate only, and names refused files with the reason', async () => {
    const storage = await openStorage({ dataDir: site.dataDir, s3: null });
    await reply('My licence.', [attached('licence.pdf', pdf()), attached('me.jpg', Buffer.from('?'))], storage);
    const page = await desk.read(`/employer/applications/${wrensApplication}`);
    expect(textOf(page)).toContain('licence.pdf Attachment not saved: me.jpg (not a PDF or Word document)');
    const [, path = ''] = /href="(\/cvs\/[^"]+)" download[^>]*>licence\.pdf</.exec(page.body.toString()) ?? [];
    const open = async (as?: string) => (await desk.read(path, as)).status;
    const wrensSession = await signInAs(site, wrenId);
    expect(textOf(await desk.read(`/applications/${wrensApplication}`, wrensSession))).toContain('licence.pdf');
    const [stranger = ''] = await addCandidates(site.database.database, 'A Stranger');
    expect([await open(), await open(wrensSession)]).toEqual([200, 200]);
    for (const id of [EMPLOYER, stranger]) expect(await open(await signInAs(site, id))).toBe(404);
    expect((await desk.read(path)).body.equals(pdf())).toBe(true);
    await desk.send(`/admin/pipeline/${wrensApplication}/write`, { subject: 'Thanks', body: 'It is here.' });
  });

  test('can be marked by the desk only, and the candidate is not told', async () => {
    await reply('I have sails.');
    const wrensSession = await signInAs(site, wrenId);
    const page = await desk.read(`/applications/${wrensApplication}`, wrensSession);
    expect(textOf(page)).toContain('I have sails.');
    expect(page.body.toString()).not.toContain('isUnread');
    expect((await post({ reply: randomUUID() }, wrensSession)).status).toBe(403);
    expect((await post({ reply: 'all' })).status).toBe(400);
    expect((await post({ reply: randomUUID() })).status).toBe(303);
    expect(await today()).toContain('I have sails.');
  });
});

describe('one decision about many', () => {
  const page = (ids: string[], more = '') => `/admin/pipeline/decide?${ids.map((id) => `id=${id}`).join('&')}${more}`;
  const versionOf = (html: string) => /name="version" value="([^"]+)"/.exec(html)?.[1] ?? '';

  test('begins without a decision: none is preselected, least of all a rejection', async () => {
    const decisionPage = await desk.read(page([wrensApplication, galesApplication]));
    expect(textOf(decisionPage)).toContain('Choose a decision, then ‘Preview the emails’.');
    expect(decisionPage.body.toString()).toMatch(/<option value="" selected="">Choose a decision<\/option>/);
    expect(decisionPage.body.toString()).not.toContain('name="version"');
  });

  test('shows each email, leaves out unticked people, names those who changed in between, and is undone as one', async () => {
    const { id: template } = await addTemplate(`No ${wrensApplication}`);
    const address = page([wrensApplication, galesApplication], `&to=not_taken_forward&template=${template}`);
    const decisionPage = await desk.read(address);
    const text = textOf(decisionPage);
    for (const words of ['Hello Wren, not this time.', 'Hello Gale, not this time.']) expect(text).toContain(words);
    const form = {
      to: 'not_taken_forward',
      template,
      version: versionOf(decisionPage.body.toString()),
      back: '/admin',
    };
    const ticked = { [`application-${wrensApplication}`]: 'sent', [`application-${galesApplication}`]: 'sent' };

    expect((await desk.send(address, form)).status).toBe(422);
    expect((await desk.send(address, { ...form, ...ticked, version: 'other' })).status).toBe(409);
    const all = await desk.send(address, { ...form, ...ticked });
    expect([all.status, all.headers.location]).toEqual([303, '/admin']);
    const today = await desk.read('/admin');
    expect(textOf(today)).toContain(
      '2 people are now in ‘Not taken forward’. We’ll email them 30 seconds after your decision.',
    );
    await undo({ batch: batchIn(today.body.toString()) });
    expect([await read(wrensApplication), await read(galesApplication)].map(({ desk: on }) => on)).toEqual([
      'sent',
      'sent',
    ]);

    await desk.send(`/employer/applications/${galesApplication}/status`, { status: 'offered', was: 'sent' });
    const partialReply = await desk.send(address, { ...form, ...ticked });
    const missed = String(partialReply.headers.location);
    expect(missed).toContain(`id=${galesApplication}`);
    expect(missed).not.toContain(wrensApplication);
    expect(textOf(await desk.read(missed))).toMatch(/These people weren’t moved.*Gale Ferris .*Offered/);
    await endPauses(site.database);
    const mail = await waitForMail(site, { to: `${wrenId}@mail.example`, subject: 'Lighthouse keeper' });
    expect(mail.text).toContain('Hello Wren,\n\nnot this time.');
    expect(await read(galesApplication)).toEqual({ status: 'offered', desk: 'offered' });
  });

  test('concerns at most a hundred people', async () => {
    const fields = Array.from({ length: 101 }, (_, n) => [
      `application-00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
      'sent',
    ]);
    const form = { to: 'offered', template: '', version: '', back: '', ...Object.fromEntries(fields) };
    const answer = await desk.send('/admin/pipeline/decide', form);
    expect(answer.status).toBe(422);
    expect(textOf(answer)).toContain('up to 100 people');
  });
});
