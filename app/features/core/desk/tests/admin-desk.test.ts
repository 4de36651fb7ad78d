import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAccounts, readTraces } from '#tests/support/admin-desk.ts';
import { asSuperuser, forbid } from '#tests/support/faults.ts';
import { ADMIN, addJobs } from '#tests/support/jobs.ts';
import { readMeta, readTitle } from '#tests/support/page-source.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { addColleague } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let cookie: string;
const morag = castMember('Morag');
const sian = castMember('Siân');
const LISTS = [
  '/admin',
  '/admin/accounts',
  '/admin/jobs',
  '/admin/security-events',
  '/admin/csp-reports',
  '/admin/audit-trail',
];
const QUESTIONS = ['approve', 'reject', 'delete'] as const;

beforeAll(async () => {
  site = await startSite();
  cookie = await signInAs(site, morag.id);
});

afterAll(() => site?.stop());

async function read(path: string, as: string | null = cookie) {
  const { status, headers, body } = await request(site.url, path, { headers: as ? { Cookie: as } : {} });
  return { status, headers, html: body.toString().replaceAll('<!-- -->', '') };
}

const answer = (path: string, body = 'back=', as = cookie) =>
  request(site.url, path, {
    method: 'POST',
    headers: { Cookie: as, Origin: site.url, 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
  });

describe('the guard', () => {
  test.each([...LISTS, ...QUESTIONS.map((verb) => `/admin/accounts/${sian.id}/${verb}`)])(
    '%s sends a signed-out visitor to the employer login, and back',
    async (path) => {
      const { status, headers } = await read(path, null);
      expect([status, headers.location]).toEqual([302, `/employer-login?next=${encodeURIComponent(path)}`]);
    },
  );

  test.each([...LISTS, ...QUESTIONS.map((verb) => `/admin/accounts/${sian.id}/${verb}`)])(
    '%s denies all but administrators, with the specified text',
    async (path) => {
      for (const who of [castMember('Dev'), castMember('Aisha')]) {
        const { status, html, headers } = await read(path, await signInAs(site, who.id));
        expect(status).toBe(403);
        expect(readTitle(html)).toContain('Access Denied');
        expect(html).toContain('You don&#x27;t have administrator privileges to access this area.');
        expect(html).toContain('Only users with admin privileges can access the admin dashboard.');
        expect(html).not.toContain(sian.email);
        expect(headers['cache-control']).toBe('private, no-store');
      }
    },
  );

  test('other visitors cannot decide anything', async () => {
    const before = await readTraces(site.database, sian.id);
    for (const verb of QUESTIONS) {
      const path = `/admin/accounts/${sian.id}/${verb}`;
      expect((await answer(path, 'back=', await signInAs(site, castMember('Dev').id))).status).toBe(403);
      expect((await answer(path, 'back=', '')).status).toBe(401);
    }
    expect(await readTraces(site.database, sian.id)).toEqual(before);
  });
});

test('each page has its own title and description, and is hidden from search engines', async () => {
  const pages = await Promise.all(LISTS.map((path) => read(path)));
  expect(pages.map(({ status }) => status)).toEqual(LISTS.map(() => 200));
  expect(new Set(pages.map(({ html }) => readTitle(html))).size).toBe(LISTS.length);
  expect(new Set(pages.map(({ html }) => readMeta(html, 'description'))).size).toBe(LISTS.length);
  for (const { html } of pages) expect(readMeta(html, 'robots')).toBe('noindex');
});

test('staff, employers and readers of private links are not asked about cookies', async () => {
  const isAsked = async (path: string, as: string | null) =>
    !/<body[^>]*data-unasked/.test((await read(path, as)).html);
  const employer = await signInAs(site, castMember('Dev').id);
  expect(await isAsked('/about', null)).toBe(true);
  expect(await isAsked(`/shortlists/${'2'.repeat(64)}`, null)).toBe(false);
  expect(await isAsked('/about', cookie)).toBe(false);
  expect(await isAsked('/employer/jobs', employer)).toBe(false);
});

test('the search works without scripts, and finds no people for editors', async () => {
  const results = await read('/admin/search?q=aisha');
  expect(results.html).toContain('Aisha Bello');
  expect((await read('/admin/search?q=audit')).html).toContain('href="/admin/audit-trail"');
  const editor = await signInAs(site, await addColleague(site.database, 'editor'));
  expect((await read('/admin/search?q=aisha', editor)).html).not.toContain('Aisha Bello');
});

describe('the list of accounts', () => {
  test('is found by name, by e-mail with its punctuation, by status and by role', async () => {
    for (const [query, expectedName] of [
      ['search=ramachandran', 'Dev Ramachandran'],
      ['search=DEV@northgate-analytics.example', 'Dev Ramachandran'],
      ['search=okafor-reid', 'Tom Okafor-Reid'],
      ['status=rejected', 'Gary Whitlock'],
      ['role=admin', 'Morag Sinclair'],
      ['status=pending&role=employer', 'Siân Pritchard'],
    ] as const) {
      const { html } = await read(`/admin/accounts?${query}`);
      expect(html, query).toContain('>1 profile<');
      expect(html, query).toContain(expectedName);
    }
    for (const tab of ['/admin', '/admin/accounts']) {
      const { html } = await read(tab);
      expect(html).toMatch(/<h1[^>]*>Admin Dashboard<\/h1>/);
      expect(html).toMatch(new RegExp(`<a[^>]*aria-current="page"[^>]*href="${tab}"[^>]*>(Today|Profiles)</a>`));
    }
    expect((await read('/admin/accounts?search=%25')).html).toContain('No profiles match these filters.');
  });

  test.each([
    'status=nonsense',
    'role[]=admin',
    'page=-1',
    'page=1e9',
    'search=%EF%BF%BE%E2%80%AE',
    'page=99999',
    'notice=hello',
  ])('tolerates the address %s', async (query) => {
    const { status, headers } = await read(`/admin/accounts?${query}`);
    expect(status === 200 || headers.location?.startsWith('/admin/accounts')).toBe(true);
  });

  test('shows fifty a page, none twice, and counts all of them', async () => {
    const people = Array.from({ length: 120 }, (_, n) => ({
      fullName: `Paged Person ${String(n).padStart(3, '0')}`,
      status: 'approved' as const,
      createdAt: new Date(Date.UTC(2020, 0, 1) + n * 60_000),
    }));
    await addAccounts(site.database, ...people);
    const seenNames: string[] = [];
    for (const page of [1, 2, 3]) {
      const { html } = await read(`/admin/accounts?search=paged&page=${page}`);
      expect(html).toContain('>120 profiles<');
      seenNames.push(...(html.match(/(?<=<th scope="row"[^>]*>(?:<[^>]+>)*)Paged Person \d+/g) ?? []));
    }
    expect(seenNames).toEqual(people.map(({ fullName }) => fullName).toReversed());
    expect((await read('/admin/accounts?search=paged&page=4')).headers.location).toBe(
      '/admin/accounts?search=paged&page=3',
    );
  });

  test('offers the possible actions: decisions for waiting accounts, deletion for all but oneself', async () => {
    const linksFor = async (name: string) => {
      const { html } = await read(`/admin/accounts?search=${encodeURIComponent(name)}`);
      return { verbs: html.match(/(?<=\/admin\/accounts\/[^/"]+\/)\w+(?=[?"])/g), html };
    };
    expect((await linksFor(sian.fullName)).verbs).toEqual(['approve', 'reject', 'delete']);
    expect((await linksFor('Gary Whitlock')).verbs).toEqual(['delete']);
    const ownLinks = await linksFor(morag.fullName);
    expect(ownLinks.verbs).toBe(null);
    expect(ownLinks.html).toContain('Cannot delete yourself');
  });
});

describe('the questions', () => {
  test('opening a question changes nothing; answering returns to the same list with a notice', async () => {
    const [id = ''] = await addAccounts(site.database, { fullName: 'Ottoline Vane' });
    const question = await read(`/admin/accounts/${id}/approve?back=${encodeURIComponent('?status=pending&evil=1')}`);
    expect(question.html).toContain('Ottoline Vane');
    expect(question.html).toContain('value="?status=pending"');
    expect(await readTraces(site.database, id)).toMatchObject({ status: 'pending', audit: [] });

    const { status, headers } = await answer(`/admin/accounts/${id}/approve`, 'back=%3Fstatus%3Dpending');
    expect([status, headers.location]).toEqual([303, '/admin/accounts?status=pending&notice=user-approved']);
    expect((await read(headers.location ?? '')).html).toContain('User approved');
    expect(await readTraces(site.database, id)).toMatchObject({
      status: 'approved',
      approvedBy: morag.id,
      audit: ['account_approved'],
      mails: ['account-approved'],
    });
  });

  test('rejecting shows a notice, and a decision already made is shown as such', async () => {
    const [id = ''] = await addAccounts(site.database, { fullName: 'Percival Dunne' });
    expect((await answer(`/admin/accounts/${id}/reject`)).headers.location).toBe(
      '/admin/accounts?notice=user-rejected',
    );
    expect((await read('/admin/accounts?notice=user-rejected')).html).toContain('User rejected');
    const lateAnswer = await answer(`/admin/accounts/${id}/approve`);
    expect(lateAnswer.status).toBe(409);
    expect(lateAnswer.body.toString()).toContain('This account has already been approved or rejected.');
    expect((await read(`/admin/accounts/${id}/approve`)).html).toContain(
      'Percival Dunne has already been rejected by Morag Sinclair.',
    );
    expect(await readTraces(site.database, id)).toMatchObject({
      status: 'rejected',
      audit: ['account_rejected'],
      mails: ['account-rejected'],
    });
  });

  test('deleting an administrator says that their jobs pass to the deleting administrator, and hands them over', async () => {
    const leaver = { fullName: 'Leopold Vane', role: 'admin', status: 'approved' } as const;
    const [id = ''] = await addAccounts(site.database, leaver);
    const [jobId = ''] = await addJobs(site.database.database, { user_id: id });
    expect((await read(`/admin/accounts/${id}/delete`)).html).toContain(
      'This permanently deletes Leopold Vane’s profile and sign-in. You’ll take over their job and its applications. You can’t undo this.',
    );
    expect((await answer(`/admin/accounts/${id}/delete`)).headers.location).toBe('/admin/accounts?notice=user-deleted');
    expect((await read('/admin/audit-trail')).html).toContain('took over the job');
    expect(await queryTasks(site.database, 'SELECT user_id FROM jobs WHERE id = $1', [jobId])).toEqual([
      { user_id: ADMIN },
    ]);
  });

  test('deleting names the person and what is lost, and shows a notice', async () => {
    const [id = ''] = await addAccounts(site.database, { fullName: 'Isolde Marchbanks', status: 'approved' });
    expect((await read(`/admin/accounts/${id}/delete`)).html).toContain(
      'This permanently deletes Isolde Marchbanks’s profile and sign-in. You can’t undo this.',
    );
    expect((await answer(`/admin/accounts/${id}/delete`)).headers.location).toBe('/admin/accounts?notice=user-deleted');
    expect((await read('/admin/accounts?notice=user-deleted')).html).toContain('User deleted');
    expect(await readTraces(site.database, id)).toBeUndefined();
    for (const verb of QUESTIONS) {
      const deletedPage = await read(`/admin/accounts/${id}/${verb}`);
      expect(deletedPage.status).toBe(404);
      expect(deletedPage.html).toContain('This account no longer exists.');
      expect((await answer(`/admin/accounts/${id}/${verb}`)).status).toBe(404);
    }
  });

  test('an administrator gets no question about their own account, and a decision sent anyway is refused', async () => {
    const path = `/admin/accounts/${morag.id}/delete`;
    expect((await read(path)).html).toContain('Cannot delete yourself');
    const refused = await answer(path);
    expect(refused.status).toBe(422);
    expect(refused.body.toString()).toContain('Cannot delete yourself');
    expect(await readTraces(site.database, morag.id)).toMatchObject({ status: 'approved' });
  });

  test.each(['back=&status=approved', 'back=&back=', 'role=admin'])(
    'a form that is not ours is refused: %s',
    async (body) => {
      expect((await answer(`/admin/accounts/${sian.id}/approve`, body)).status).toBe(400);
      expect(await readTraces(site.database, sian.id)).toMatchObject({ status: 'pending' });
    },
  );

  test.each(['https://evil.example', '//evil.example', '?search=x%0d%0aSet-Cookie:a=b', 'x'.repeat(5_000)])(
    'the way back leads only to the list: %s',
    async (back) => {
      const [id = ''] = await addAccounts(site.database, {});
      const { headers } = await answer(`/admin/accounts/${id}/approve`, `back=${encodeURIComponent(back)}`);
      expect(headers.location).toMatch(/^\/admin\/accounts\?/);
      expect(headers['set-cookie']).toBeUndefined();
    },
  );

  test.each([
    ['approve', 'Failed to approve user.', 'app.decide_account'],
    ['reject', 'Failed to reject user.', 'app.decide_account'],
    ['delete', 'Failed to delete user. You may need to delete from the database directly.', 'app.delete_account'],
  ])('if it fails, it says so and changes nothing: %s', async (verb, words, procedure) => {
    const [id = ''] = await addAccounts(site.database, {});
    const restore = await renameProcedure(procedure);
    try {
      const failed = await answer(`/admin/accounts/${id}/${verb}`);
      expect(failed.status).toBe(500);
      expect(failed.body.toString()).toContain(words);
      const errorId = /Error ID: (?:<!-- -->)?([0-9a-f-]{36})/.exec(failed.body.toString())?.[1] ?? 'none';
      await expect.poll(() => site.log().includes(`"errorId":"${errorId}"`)).toBe(true);
    } finally {
      await restore();
    }
    expect(await readTraces(site.database, id)).toMatchObject({ status: 'pending', audit: [], mails: [] });
  });
});

/** Renames the procedure. Revoking the permission to call it would make the administrator look like another account. */
async function renameProcedure(procedure: string): Promise<() => Promise<void>> {
  const name = procedure.split('.')[1] ?? '';
  await asSuperuser(site.database, `ALTER FUNCTION ${procedure} RENAME TO ${name}_away`);
  return () => asSuperuser(site.database, `ALTER FUNCTION ${procedure}_away RENAME TO ${name}`);
}

test.each([
  ['/admin/accounts', 'Failed to load user profiles.', 'app.list_accounts'],
  ['/admin/audit-trail?person=a', 'Failed to load the audit trail', 'app.list_accounts'],
  ['/admin/security-events?person=a', 'Failed to load security events', 'app.list_accounts'],
  ['/admin/jobs?search=a', 'Failed to load job postings.', 'app.find_desk_jobs'],
])('%s that could not be loaded says so, and offers a retry', async (path, words, procedure) => {
  const restore = await forbid(site.database, procedure);
  try {
    const { status, html, headers } = await read(path);
    expect([status, headers['retry-after']]).toEqual([503, '10']);
    expect(html).toContain(words);
    expect(html).toContain('Try again');
  } finally {
    await restore();
  }
  expect((await read(path)).status).toBe(200);
});
