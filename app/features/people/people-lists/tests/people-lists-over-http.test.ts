import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asSuperuser } from '#tests/support/faults.ts';
import { openDesk, textOf } from '#tests/support/job-desk.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { multipart } from '#tests/support/multipart.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let desk: ReturnType<typeof openDesk>;
let morag: string;

beforeAll(async () => {
  site = await startSite();
  morag = await signInAs(site, castMember('Morag').id);
  desk = openDesk(site, morag);
});

afterAll(() => site?.stop());

const LISTS = '/admin/people/lists';

test('ticked people get a tag; without ticks the form asks for people', async () => {
  const [person] = await queryTasks<{ id: string }>(site.database, `SELECT id FROM people ORDER BY created_at LIMIT 1`);
  const page = await desk.read('/admin/people');
  expect(page.body.toString()).toContain(`name="person-${person?.id}"`);
  const tagged = await desk.send('/admin/people', {
    intent: 'add',
    tag: 'Nights',
    back: '?sort=name',
    [`person-${person?.id}`]: 'yes',
  });
  expect([tagged.status, tagged.headers.location]).toEqual([303, '/admin/people?sort=name&notice=people-tagged']);
  expect(textOf(await desk.read('/admin/people?tag=nights'))).toContain('1 person');
  const none = await desk.send('/admin/people', { intent: 'add', tag: 'Nights', back: '' });
  expect(none.status).toBe(422);
  expect(textOf(none)).toContain('Select the people to tag');
  const blank = await desk.send('/admin/people', {
    intent: 'add',
    tag: ' ',
    back: '',
    [`person-${person?.id}`]: 'yes',
  });
  expect(blank.status).toBe(422);
  expect(textOf(blank)).toContain('Enter a tag');
  const secondTag = await desk.send('/admin/people', {
    intent: 'add',
    tag: 'nights',
    back: '',
    [`person-${person?.id}`]: 'yes',
  });
  expect(secondTag.status).toBe(409);
  expect(textOf(secondTag)).toContain('Nothing changed');
  expect((await desk.send('/admin/people', { intent: 'add', tag: 'x', back: '', 'person-x': 'yes' })).status).toBe(400);
});

test('a search is saved under a name, linked above the list, and removed', async () => {
  expect(textOf(await desk.read('/admin/people?tag=nights'))).toContain('Save this search as a list');
  expect(textOf(await desk.read('/admin/people'))).not.toContain('Save this search as a list');
  const saved = await desk.send(LISTS, { intent: 'save', name: 'Night <b>people', search: '?tag=nights' });
  expect([saved.status, saved.headers.location]).toEqual([303, `${LISTS}?notice=list-changed`]);
  expect((await desk.read('/admin/people')).body.toString()).toContain('Night &lt;b&gt;people');
  const duplicate = await desk.send(LISTS, { intent: 'save', name: 'NIGHT <b>people', search: '?tag=x' });
  expect(duplicate.status).toBe(409);
  expect(textOf(duplicate)).toContain('You already have a list with this name');
  const everybody = await desk.send(LISTS, { intent: 'save', name: 'All', search: '' });
  expect(everybody.status).toBe(409);
  expect(textOf(everybody)).toContain('Choose a filter first');
  const [list] = await queryTasks<{ id: string }>(site.database, 'SELECT id FROM people_lists');
  expect((await desk.send(LISTS, { intent: 'share', id: list?.id ?? '' })).status).toBe(303);
  expect(textOf(await desk.read(LISTS))).toContain('Yours, shared with colleagues');
  expect((await desk.send(LISTS, { intent: 'remove', id: list?.id ?? '' })).status).toBe(303);
  const gone = await desk.send(LISTS, { intent: 'remove', id: list?.id ?? '' });
  expect(gone.status).toBe(409);
  expect(textOf(gone)).toContain('This list has been removed');
});

test('the page says if the lists could not be loaded', async () => {
  await asSuperuser(site.database, 'REVOKE SELECT ON people_lists FROM agency_app');
  const failed = await desk.read(LISTS);
  await asSuperuser(site.database, 'GRANT SELECT ON people_lists TO agency_app');
  expect(failed.status).toBe(503);
  expect(textOf(failed)).toContain('Failed to load lists');
});

describe('an email to many people', () => {
  const EMAIL = '/admin/people/email';
  const addPerson = async (name: string, agreed: boolean) => {
    const [row] = await queryTasks<{ id: string }>(
      site.database,
      `INSERT INTO people (full_name, email, source, tags, may_email_since, may_email_words)
       VALUES ($1, $2, 'desk', '{mailed}', CASE WHEN $3 THEN '2026-11-02'::date END, CASE WHEN $3 THEN 'By telephone' END) RETURNING id`,
      [name, `${name.split(' ', 1)[0]?.toLowerCase()}@mail.example`, agreed],
    );
    return row?.id ?? '';
  };
  const fieldOf = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

  test('is written from the list, previewed for each person, sent, counted, and stopped by one click', async () => {
    const ida = await addPerson('Ida <i>Marsh', true);
    const olive = await addPerson('Olive Reed', false);
    expect((await desk.read('/admin/people?tag=mailed')).body.toString()).toContain(`href="${EMAIL}?tag=mailed"`);
    expect(textOf(await desk.read(`${EMAIL}?back=&tag=`))).toContain('Nobody selected');
    expect(textOf(await desk.read(`${EMAIL}?tag=mailed`))).toContain('2 people selected.');
    const form = (await desk.read(`${EMAIL}?back=&tag=&person-${ida}=yes&person-${olive}=yes`)).body.toString();
    expect(fieldOf(form, 'people')).toBe(`${ida},${olive}`);
    const fields = {
      intent: 'preview',
      key: fieldOf(form, 'key'),
      people: fieldOf(form, 'people'),
      shown: '',
      subject: 'Shifts for {{first_name}}',
      body: 'Hello {{full_name}}',
    };
    const odd = await desk.send(EMAIL, { ...fields, body: 'Hello {{job_title}}' });
    expect(odd.status).toBe(422);
    expect(textOf(odd)).toContain('There’s no merge field {{job_title}}');
    const preview = await desk.send(EMAIL, fields);
    expect(preview.status).toBe(200);
    expect(preview.body.toString()).toContain('Hello Ida &lt;i&gt;Marsh');
    expect(textOf(preview)).toContain('Haven’t agreed to emails about work');
    const version = fieldOf(preview.body.toString(), 'shown');
    const sent = await desk.send(EMAIL, { ...fields, intent: 'send', shown: version });
    expect([sent.status, sent.headers.location]).toEqual([303, '/admin/people/emails?notice=mailing-sent']);
    const twice = await desk.send(EMAIL, { ...fields, intent: 'send', shown: version });
    expect(twice.status).toBe(409);
    expect(textOf(twice)).toContain('This has already been sent');
    const mail = await waitForMail(site, { to: 'ida@mail.example', subject: 'Shifts for Ida' });
    await eventually(async () => expect(textOf(await desk.read('/admin/people/emails'))).toMatch(/Sent ?1 /));
    expect(textOf(await desk.read(`/admin/people/${ida}`))).toMatch(
      /Group email from Morag Sinclair ?: “ ?Shifts for Ida/,
    );
    const stop = (mail.links.find((link) => link.includes('/emails/stop')) ?? '').replace(site.url, '');
    const agrees = async () =>
      (
        await queryTasks<{ agrees: boolean }>(
          site.database,
          'SELECT may_email_since IS NOT NULL AS agrees FROM people WHERE id = $1',
          [ida],
        )
      )[0]?.agrees;
    expect(textOf(await request(site.url, stop))).toContain('Press the button to unsubscribe from emails about work.');
    expect(await agrees()).toBe(true);
    const oneClick = (path: string) =>
      request(site.url, path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await oneClick(`/emails/stop?token=${'x'.repeat(43)}`)).status).toBe(410);
    expect((await oneClick(stop)).status).toBe(200);
    expect(await agrees()).toBe(false);
    expect(textOf(await request(site.url, '/emails/stop'))).toContain('This link no longer works');
  });

  test('says if the list is empty or could not be loaded', async () => {
    await asSuperuser(site.database, 'REVOKE SELECT ON mailings FROM agency_app');
    const failed = await desk.read('/admin/people/emails');
    await asSuperuser(site.database, 'GRANT SELECT ON mailings TO agency_app');
    expect(failed.status).toBe(503);
    expect(textOf(failed)).toContain('Failed to load emails');
  });
});

describe('an import of people', () => {
  const IMPORT = '/admin/people/import';
  const upload = (content: string | Buffer, fields: Record<string, string> = {}) => {
    const typed = { intent: 'upload', origin: 'A fair', agreement: 'By telephone', agreed_on: '', ...fields };
    const { body, type } = multipart([
      ...Object.entries(typed).map(([name, value]) => ({ name, content: value })),
      { name: 'file', content, filename: content === '' ? '' : 'people.csv', type: 'text/csv' },
    ]);
    const headers = { Cookie: morag, Origin: site.url, 'Content-Type': type, 'Content-Length': body.length };
    return request(site.url, IMPORT, { method: 'POST', headers, body: [body] });
  };
  const shownIn = (html: string) => /name="shown" value="([^"]*)"/.exec(html)?.[1] ?? '';

  test('is read, checked row by row, and imported without JavaScript', async () => {
    const columns = { 'column-0': 'full_name', 'column-1': 'email' };
    const uploaded = await upload('Name;Email\nPia <b>Plain;pia@csv.example\nNo Address;\nUna Readable;una at csv\n');
    expect([uploaded.status, uploaded.headers.location]).toEqual([303, `${IMPORT}?notice=import-shown`]);
    const page = await desk.read(IMPORT);
    expect(page.body.toString()).toContain('Pia &lt;b&gt;Plain');
    expect(textOf(page)).toContain('Enter an email address or a phone number');
    expect(textOf(page)).toContain('1 person has no email address or phone number that we could read');
    const version = shownIn(page.body.toString());
    const other = await desk.send(IMPORT, { intent: 'import', shown: version, ...columns, 'column-1': '' });
    expect(other.headers.location).toBe(`${IMPORT}?notice=import-shown`);
    const done = await desk.send(IMPORT, { intent: 'import', shown: version, ...columns });
    expect(done.headers.location).toMatch(/^\/admin\/people\?tag=import\+[\d-]+&notice=people-imported$/);
    expect(textOf(await desk.read(done.headers.location ?? ''))).toContain('Pia');
    const gone = await desk.send(IMPORT, { intent: 'import', shown: version, ...columns });
    expect(gone.status).toBe(409);
    expect(textOf(gone)).toContain('The file has already been imported or discarded');
  });

  test('of more than 250 runs in the background, and shows its result', async () => {
    const columns = { 'column-0': 'full_name', 'column-1': 'email' };
    const lines = Array.from({ length: 251 }, (_, n) => `Large ${n},large-${n}@file.example`);
    await upload(['Name,Email', ...lines].join('\n'));
    const version = shownIn((await desk.read(IMPORT)).body.toString());
    const begun = await desk.send(IMPORT, { intent: 'import', shown: version, ...columns });
    expect(begun.headers.location).toBe(`${IMPORT}?notice=people-importing`);
    await eventually(async () => {
      const page = textOf(await desk.read(IMPORT));
      expect(page).toContain('people.csv was imported');
      expect(page).toContain('251 people were added');
    });
    expect((await desk.read(IMPORT)).body.toString()).toMatch(/href="\/admin\/people\?tag=import\+[\d-]+"/);
    await desk.send(IMPORT, { intent: 'discard' });
    expect(textOf(await desk.read(IMPORT))).not.toContain('people.csv');
  });

  test('says what is missing, and that it could not be loaded', async () => {
    const bare = await upload('', { origin: '', agreement: ' ', agreed_on: '2999-01-01' });
    expect(bare.status).toBe(422);
    for (const error of [
      'Choose a CSV file',
      'Enter where you got their details',
      'Enter how they agreed',
      'cannot be in the future',
    ])
      expect(textOf(bare)).toContain(error);
    const old = await upload('', { origin: '', agreement: '', agreed_on: '1999-12-31' });
    expect(textOf(old)).toContain('The date must be in 2000 or later');
    await asSuperuser(site.database, 'REVOKE SELECT ON people_imports FROM agency_app');
    const failed = await desk.read(IMPORT);
    await asSuperuser(site.database, 'GRANT SELECT ON people_imports TO agency_app');
    expect(failed.status).toBe(503);
    expect(textOf(failed)).toContain('Failed to load the import');
  });

  test('hostile files are refused or escaped, and only the desk may upload (I15)', async () => {
    const anyone = { Origin: site.url, 'Content-Type': 'application/x-www-form-urlencoded' };
    for (const headers of [anyone, { ...anyone, Cookie: await signInAs(site, castMember('Aisha').id) }])
      expect((await request(site.url, IMPORT, { method: 'POST', headers, body: 'intent=discard' })).status).toBeOneOf([
        401, 403,
      ]);
    const hostile = [
      'Name\0,Email\nIda,x@csv.example',
      Buffer.from('PK\x03\x04\0\0a.xlsx'),
      `Name,Email\n${'x'.repeat(5_000_000)},x@csv.example`,
      `Name,Email\n"${'x\n'.repeat(2_000_000)}`,
      `Name${','.repeat(120)}\nIda`,
      `Name${','.repeat(1_000_000)}\nIda`,
      `Name\n${'Ida\n'.repeat(100_000)}`,
    ];
    for (const file of hostile) expect((await upload(file)).status).toBe(422);
    expect((await upload('x'.repeat(5 * 1024 * 1024 + 1))).status).toBe(413);
    expect(await queryTasks(site.database, 'SELECT FROM people_imports')).toEqual([]);
    const formula = '=HYPERLINK(""https://evil.example"")';
    await upload(
      Buffer.from(
        `Name,Email,Present work\n"${formula}",zo\xeb@csv.example,\n"Zo\xeb",zoe@csv.example,"${formula}"`,
        'latin1',
      ),
    );
    const html = (await desk.read(IMPORT)).body.toString();
    expect(html).toContain('Zoë');
    const oddFields: Record<string, string>[] = [
      { 'column-100': 'email' },
      { 'column-0': '__proto__' },
      { 'column-x': 'email' },
      { shown: 'x'.repeat(200) },
    ];
    for (const odd of oddFields)
      expect((await desk.send(IMPORT, { intent: 'columns', shown: '', ...odd })).status).toBe(400);
    const columns = { 'column-0': 'full_name', 'column-1': 'email', 'column-2': 'headline' };
    expect((await desk.send(IMPORT, { intent: 'import', shown: shownIn(html), ...columns })).status).toBe(303);
    const rows = await queryTasks(
      site.database,
      `SELECT full_name, headline FROM people WHERE email LIKE '%@csv.example' AND source = 'import' AND headline IS NOT NULL`,
    );
    expect(rows).toEqual([{ full_name: 'Zoë', headline: formula.replaceAll('""', '"') }]);
  });
});
