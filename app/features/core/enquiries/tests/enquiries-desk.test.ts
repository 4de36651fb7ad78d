import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAccounts } from '#tests/support/admin-desk.ts';
import { listFiles } from '#tests/support/cv-upload.ts';
import { addEnquiries, storeEnquiryFile } from '#tests/support/enquiry-desk.ts';
import { asSuperuser, forbid } from '#tests/support/faults.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let cookie: string;
const morag = castMember('Morag');

beforeAll(async () => {
  site = await startSite();
  cookie = await signInAs(site, morag.id);
});

afterAll(() => site?.stop());

const add = async (...enquiries: Parameters<typeof addEnquiries>[1][]) => {
  const [id = ''] = await addEnquiries(site.database.database, ...enquiries);
  return id;
};
const page = (id: string) => `/admin/enquiries/${id}`;

async function read(path: string, as: string | null = cookie) {
  const { status, headers, body } = await request(site.url, path, { headers: as ? { Cookie: as } : {} });
  // React separates neighbouring texts by comments.
  return { status, headers, html: body.toString().replaceAll('<!-- -->', '') };
}

const send = (path: string, fields: Record<string, string> = {}, as = cookie) =>
  request(site.url, path, {
    method: 'POST',
    headers: { Cookie: as, Origin: site.url, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });

type Trace = { status: string; by: string | null; audit: string[]; labels: string[] };

async function readTrace(id: string): Promise<Trace | undefined> {
  const [trace] = await queryTasks<Trace>(
    site.database,
    `SELECT (SELECT status FROM enquiries WHERE id = $1::uuid) AS status,
            (SELECT status_changed_by FROM enquiries WHERE id = $1::uuid) AS by,
            ARRAY(SELECT action FROM audit_entries WHERE subject_id = $1::text ORDER BY id) AS audit,
            ARRAY(SELECT subject_label FROM audit_entries WHERE subject_id = $1::text ORDER BY id) AS labels`,
    [id],
  );
  return trace;
}

const NO_TRACE = { audit: [], labels: [] };

describe('the guard', () => {
  test('lets only administrators read, move or delete', async () => {
    const id = await add({ name: 'Secretive Sender' });
    const paths = ['/admin/enquiries', page(id), `${page(id)}/delete`];
    for (const path of paths) {
      const { status, headers } = await read(path, null);
      expect([status, headers.location]).toEqual([302, `/employer-login?next=${encodeURIComponent(path)}`]);
      for (const who of [castMember('Dev'), castMember('Aisha')]) {
        const deniedPage = await read(path, await signInAs(site, who.id));
        expect(deniedPage.status).toBe(403);
        expect(deniedPage.html).not.toContain('Secretive Sender');
      }
    }
    for (const [who, status] of [
      [await signInAs(site, castMember('Dev').id), 403],
      [await signInAs(site, castMember('Aisha').id), 403],
      ['', 401],
    ] as const) {
      expect((await send(page(id), { status: 'done', was: 'new' }, who)).status).toBe(status);
      expect((await send(`${page(id)}/delete`, {}, who)).status).toBe(status);
    }
    expect(await readTrace(id)).toEqual({ ...NO_TRACE, status: 'new', by: null });
  });

  test('an unconfirmed enquiry is not found, not even by administrators', async () => {
    const id = await add({ name: 'Unproven Person', kind: 'candidate', confirmed_at: null });
    const file = await storeEnquiryFile(site, id);
    expect((await read('/admin/enquiries?search=unproven')).html).toContain('No enquiries match these filters.');
    for (const path of [page(id), `${page(id)}/delete`, `/enquiry-files/${file}`]) {
      const { status, html } = await read(path);
      expect(status).toBe(404);
      expect(html).not.toContain('Unproven');
    }
    expect((await send(page(id), { status: 'done', was: 'new' })).status).toBe(404);
    expect((await send(`${page(id)}/delete`)).status).toBe(404);
    expect(await readTrace(id)).toEqual({ ...NO_TRACE, status: 'new', by: null });
  });

  test.each(['00000000-0000-4000-8000-00000000dead', 'no-id', '%00'])(
    'an enquiry called %s does not exist',
    async (id) => {
      for (const path of [page(id), `${page(id)}/delete`]) expect([404, 400]).toContain((await read(path)).status);
    },
  );
});

test('a coaching request shows its topic, question and times under their own names', async () => {
  const [id = ''] = await addEnquiries(site.database.database, {
    kind: 'coaching',
    name: 'Ida Sorley',
    purpose: 'return',
    message: 'How do I explain five years away?',
    times: 'Tuesdays after six',
  });
  const { html } = await read(page(id));
  for (const [label, value] of [
    ['About', 'Going back to work'],
    ['Their question', 'How do I explain five years away?'],
    ['Times that suit', 'Tuesdays after six'],
  ]) {
    expect(html).toMatch(new RegExp(`<dt[^>]*>${label}</dt><dd>(<p[^>]*>)?${value?.replace('?', '\\?')}<`));
  }
  expect(html).toContain(`subject=${encodeURIComponent('Your coaching session')}`);
});

describe('the list', () => {
  test('is found by name, e-mail, company, role and job, by kind and by status', async () => {
    const [job = ''] = await addJobs(site.database.database, {});
    await addEnquiries(
      site.database.database,
      { kind: 'employer', name: 'Quilla Employer', company: 'Quiver & Sons', role: 'Fletcher', status: 'in_hand' },
      { kind: 'candidate', name: 'Quilla Candidate', email: 'q.candidate@bow-and-arrow.example' },
      {
        kind: 'candidate',
        name: 'Quilla Asking',
        job_id: job,
        job_title: 'Archery coach',
        job_company: 'Northgate',
        job_location: 'Leeds',
        status: 'done',
      },
      { kind: 'contact', name: 'Quilla Contact', purpose: 'partnership' },
      { kind: 'coaching', name: 'Quilla Coaching', purpose: 'interview' },
    );
    for (const [query, expectedName] of [
      ['search=QUIVER', 'Quilla Employer'],
      ['search=fletcher', 'Quilla Employer'],
      ['search=q.candidate@bow-and-arrow.example', 'Quilla Candidate'],
      ['search=archery', 'Quilla Asking'],
      ['search=quilla&kind=contact', 'Quilla Contact'],
      ['search=quilla&kind=coaching', 'Quilla Coaching'],
      ['search=quilla&status=done', 'Quilla Asking'],
      ['search=quilla&kind=candidate&status=new', 'Quilla Candidate'],
    ] as const) {
      const { html } = await read(`/admin/enquiries?${query}`);
      expect(html, query).toContain('>1 enquiry<');
      expect(html, query).toContain(expectedName);
    }
    const { html } = await read('/admin/enquiries?search=quilla');
    expect(html.match(/Quilla (Employer|Candidate|Asking|Contact)(?=<)/g)).toEqual([
      'Quilla Employer',
      'Quilla Candidate',
      'Quilla Asking',
      'Quilla Contact',
    ]);
    expect(html).toContain('Partnership');
  });

  test.each(['status=nonsense', 'kind[]=contact', 'page=-1', 'search=%EF%BF%BE%E2%80%AE', 'search=%25', 'page=99999'])(
    'tolerates the address %s',
    async (query) => {
      const { status, headers } = await read(`/admin/enquiries?${query}`);
      expect(status === 200 || headers.location?.startsWith('/admin/enquiries')).toBe(true);
    },
  );

  test('shows fifty a page, none twice, newest first', async () => {
    const names = Array.from({ length: 120 }, (_, n) => `Paged Sender ${String(n).padStart(3, '0')}`);
    await addEnquiries(site.database.database, ...names.map((name) => ({ name })));
    const seenNames: string[] = [];
    for (const pageNumber of [1, 2, 3]) {
      const { html } = await read(`/admin/enquiries?search=paged&page=${pageNumber}`);
      expect(html).toContain('>120 enquiries<');
      seenNames.push(...(html.match(/Paged Sender \d+(?=<\/a>)/g) ?? []));
    }
    expect(seenNames).toEqual(names);
    expect((await read('/admin/enquiries?search=paged&page=4')).headers.location).toBe(
      '/admin/enquiries?search=paged&page=3',
    );
  });

  test('that could not be loaded says so, and offers a retry', async () => {
    const restore = await forbid(site.database, 'app.contains_pattern');
    try {
      const { status, html, headers } = await read('/admin/enquiries?search=a');
      expect([status, headers['retry-after']]).toEqual([503, '10']);
      expect(html).toContain('Failed to load enquiries');
      expect(html).toContain('Try again');
    } finally {
      await restore();
    }
  });
});

test('its page shows everything that was sent, as text, and the ways to reply', async () => {
  const [job = ''] = await addJobs(site.database.database, {});
  const id = await add({
    kind: 'candidate',
    name: 'Ida <b>Bold</b>',
    email: 'ida+work@mail.example',
    phone: '+44 113 496 0100',
    current_position: 'Packer',
    role: 'Team leader',
    industry: 'Construction',
    location: 'Hull',
    pay: '£31,000',
    experience: '1',
    skills: 'Forklift',
    message: 'Two\nlines',
    job_id: job,
    job_title: 'Night lead & co',
    job_company: 'Northgate',
    job_location: 'Leeds',
  });
  await storeEnquiryFile(site, id, { name: 'ida.txt' });
  await storeEnquiryFile(site, id, { kind: 'photo', name: 'ida.jpg', extension: 'jpg' });
  const { html } = await read(page(id));
  for (const text of [
    'Ida &lt;b&gt;Bold&lt;/b&gt;',
    'Packer',
    'Team leader',
    'Construction',
    'Hull',
    '£31,000',
    '1 year',
    'Forklift',
    'Two\nlines',
    `href="/jobs/${job}"`,
    'Night lead &amp; co',
    'ida.txt',
    'ida.jpg',
    'tel:+441134960100',
    'mailto:ida%2Bwork%40mail.example?subject=Your%20interest%20in%3A%20Night%20lead%20%26%20co',
  ]) {
    expect(html, text).toContain(text);
  }
  expect(html).not.toContain('<img src="/enquiry-files');
  await asSuperuser(site.database, `DELETE FROM jobs WHERE id = '${job}'`);
  expect((await read(page(id))).html).toContain('Night lead &amp; co, Northgate, Leeds. This job was removed.');
});

describe('moving', () => {
  test('records who changed the status and when, once', async () => {
    const id = await add({ kind: 'employer' });
    expect((await read(page(id))).html).toContain('Status unchanged.');
    for (let twice = 0; twice < 2; twice += 1) {
      const { status, headers } = await send(page(id), { status: 'in_hand', was: 'new' });
      expect([status, headers.location]).toEqual([303, `${page(id)}?notice=enquiry-moved`]);
    }
    const { html } = await read(`${page(id)}?notice=enquiry-moved`);
    expect(html).toContain('Status changed');
    expect(html).toContain('Last changed by Morag Sinclair, ');
    expect(await readTrace(id)).toMatchObject({ status: 'in_hand', by: morag.id, audit: ['enquiry_moved'] });
    const { html: trail } = await read('/admin/audit-trail?action=enquiry_moved');
    expect(trail).toContain('changed the status of the enquiry');
    expect(trail).toContain('Talent request, ');
  });

  test('if two move it to different statuses at once, one wins, and the other is told the current status', async () => {
    const [second = ''] = await addAccounts(site.database, {
      fullName: 'Inger Second',
      role: 'admin',
      status: 'approved',
    });
    const id = await add({});
    const answers = await Promise.all([
      send(page(id), { status: 'in_hand', was: 'new' }),
      send(page(id), { status: 'done', was: 'new' }, await signInAs(site, second)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    const trace = await readTrace(id);
    expect(trace?.audit).toEqual(['enquiry_moved']);
    const lateAnswer = answers
      .find(({ status }) => status === 409)
      ?.body.toString()
      .replaceAll('<!-- -->', '');
    expect(lateAnswer).toContain(`The status is ‘${trace?.status === 'done' ? 'Done' : 'Claimed'}’ now`);
    expect(lateAnswer).toContain(`name="was" value="${trace?.status}"`);
  });

  test.each([
    {},
    { status: 'done' },
    { status: 'lost', was: 'new' },
    { status: 'done', was: 'new', status_changed_by: morag.id },
  ])('by a form that is not ours is refused: %j', async (fields) => {
    const id = await add({});
    expect((await send(page(id), fields as Record<string, string>)).status).toBe(400);
    expect(await readTrace(id)).toEqual({ ...NO_TRACE, status: 'new', by: null });
  });

  test('that fails says so, and changes nothing', async () => {
    const id = await add({});
    await asSuperuser(site.database, 'ALTER TABLE audit_entries RENAME TO audit_entries_away');
    try {
      for (const [path, fields, words] of [
        [page(id), { status: 'done', was: 'new' }, 'Failed to change the status'],
        [`${page(id)}/delete`, {}, 'Failed to delete the enquiry'],
      ] as const) {
        const { status, body } = await send(path, fields as Record<string, string>);
        expect(status).toBe(503);
        expect(body.toString()).toContain(words);
        const errorId = /Error ID: (?:<!-- -->)?([0-9a-f-]{36})/.exec(body.toString())?.[1] ?? 'none';
        await expect.poll(() => site.log().includes(`"errorId":"${errorId}"`)).toBe(true);
      }
    } finally {
      await asSuperuser(site.database, 'ALTER TABLE audit_entries_away RENAME TO audit_entries');
    }
    expect(await readTrace(id)).toEqual({ ...NO_TRACE, status: 'new', by: null });
  });
});

test('deleting asks first, names what is lost, deletes the files too, and keeps no name', async () => {
  const id = await add({ kind: 'candidate', name: 'Osric Fading' });
  await storeEnquiryFile(site, id, { name: 'osric.txt' });
  await storeEnquiryFile(site, id, { kind: 'photo', name: 'osric.jpg', extension: 'jpg' });
  const listStoredFiles = async () => (await listFiles(site)).filter((key) => key.includes(id));
  expect(await listStoredFiles()).toHaveLength(2);
  const { html } = await read(`${page(id)}/delete`);
  expect(html).toContain('Osric Fading');
  expect(html).toContain('the enquiry, the CV (osric.txt) and the photo (osric.jpg). You can’t undo this.');
  expect((await send(`${page(id)}/delete`, { id })).status).toBe(400);
  expect(await readTrace(id)).toMatchObject({ status: 'new', audit: [] });

  const { status, headers } = await send(`${page(id)}/delete`);
  expect([status, headers.location]).toEqual([303, '/admin/enquiries?notice=enquiry-deleted']);
  expect((await read('/admin/enquiries?notice=enquiry-deleted')).html).toContain('Enquiry deleted');
  const trace = await readTrace(id);
  expect(trace).toMatchObject({ status: null, audit: ['enquiry_deleted'] });
  expect(trace?.labels[0]).toMatch(/^Candidate, \d+ \w+ \d{4}$/);
  expect((await read(page(id))).status).toBe(404);
  expect((await send(`${page(id)}/delete`)).status).toBe(404);
  await expect.poll(listStoredFiles).toEqual([]);
});

describe('the files', () => {
  test('are downloads for administrators; for other visitors they do not exist', async () => {
    const id = await add({ kind: 'candidate' });
    const content = '<script>alert(1)</script>';
    const cv = await storeEnquiryFile(site, id, { name: 'a-cv.txt', content });
    const photo = await storeEnquiryFile(site, id, {
      kind: 'photo',
      name: 'me.jpg',
      extension: 'jpg',
      content: 'JPEG',
    });
    for (const [file, type, name, text] of [
      [cv, 'text/plain', 'a-cv.txt', content],
      [photo, 'image/jpeg', 'me.jpg', 'JPEG'],
    ] as const) {
      const download = await request(site.url, `/enquiry-files/${file}`, { headers: { Cookie: cookie } });
      expect([download.status, download.body.toString()]).toEqual([200, text]);
      expect(download.headers).toMatchObject({
        'content-type': type,
        'content-disposition': `attachment; filename="${name}"`,
        'content-length': String(text.length),
        'x-content-type-options': 'nosniff',
        'cache-control': expect.stringContaining('no-store'),
        'content-security-policy': expect.stringMatching(/^sandbox;/),
      });
      const head = await request(site.url, `/enquiry-files/${file}`, { method: 'HEAD', headers: { Cookie: cookie } });
      expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(text.length), 0]);
      const others = await Promise.all(['Dev', 'Aisha', 'Siân'].map((name) => signInAs(site, castMember(name).id)));
      for (const who of [...others, await signInAs(site, morag.id, { kind: 'second_factor' }), null]) {
        const { status, html, headers } = await read(`/enquiry-files/${file}`, who);
        expect([status, html, headers['content-disposition']]).toEqual([
          404,
          'This file doesn’t exist, or you don’t have access to it.\n',
          undefined,
        ]);
      }
    }
    for (const unknownId of ['00000000-0000-4000-8000-00000000dead', 'no-id']) {
      expect((await read(`/enquiry-files/${unknownId}`)).status).toBe(404);
    }
  });

  test('one that the store has lost is an error, and logged as such', async () => {
    const id = await add({ kind: 'candidate' });
    const file = await storeEnquiryFile(site, id);
    await asSuperuser(site.database, `UPDATE enquiry_files SET extension = 'pdf' WHERE id = '${file}'`);
    expect((await read(`/enquiry-files/${file}`)).status).toBe(500);
    await expect.poll(() => site.log().includes('A file is missing from the store')).toBe(true);
  });
});
