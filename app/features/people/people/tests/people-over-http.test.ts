import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addApplications, addCv } from '#tests/support/applications.ts';
import { asSuperuser, forbid } from '#tests/support/faults.ts';
import { ADMIN, addJobs } from '#tests/support/jobs.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let cookie: string;
const [morag, aisha] = [castMember('Morag'), castMember('Aisha')];

beforeAll(async () => {
  site = await startSite();
  cookie = await signInAs(site, morag.id);
  await asSuperuser(
    site.database,
    `UPDATE profiles SET skills = '{"Route planning",SQL,Python,Excel}', bio = 'I plan routes' WHERE id = '${aisha.id}'`,
  );
  const cv_id = await addCv(site.database.database, aisha.id, 'Aisha-Bello-CV.pdf');
  const [job_id = ''] = await addJobs(site.database.database, { user_id: ADMIN });
  await addApplications(site.database.database, {
    candidate_id: aisha.id,
    job_id,
    cv_id,
    job_title: 'IT support analyst',
  });
});

afterAll(() => site?.stop());

async function read(path: string, as: string | null = cookie) {
  const { status, headers, body } = await request(site.url, path, { headers: as ? { Cookie: as } : {} });
  return { status, headers, html: body.toString().replaceAll('<!-- -->', '') };
}

const personOf = async (email: string) => {
  const [row] = await queryTasks<{ id: string }>(site.database, 'SELECT id FROM people WHERE email = $1', [email]);
  return `/admin/people/${row?.id}`;
};
const openings = (path: string) =>
  queryTasks<{ actor: string }>(
    site.database,
    `SELECT actor_name AS actor FROM audit_entries WHERE action = 'person_opened' AND subject_id = $1`,
    [path.split('/').at(-1)],
  );

describe('the list', () => {
  test('shows everyone on record, with the work they look for', async () => {
    const { status, html } = await read('/admin/people');
    expect(status).toBe(200);
    for (const text of ['Aisha Bello', 'Route planning, SQL, Python', 'Tom Okafor-Reid', 'Not checked'])
      expect(html).toContain(text);
  });

  test('names the place it searched, and offers alternatives', async () => {
    expect((await read('/admin/people?where=Birmingham&miles=25')).html).toContain('Within 25 miles of Birmingham');
    const { html } = await read('/admin/people?where=Nowhereville');
    expect(html).toContain(
      'We don’t know a place called Nowhereville. Enter a town, a county or the first half of a postcode.',
    );
    expect(html).toContain('Nobody matches these filters. Try removing one.');
  });

  test('redirects from a page beyond the last to the last', async () => {
    const { status, headers } = await read('/admin/people?search=excavator&page=7');
    expect([status, headers.location]).toEqual([302, '/admin/people?search=excavator']);
  });

  test('says that it could not be loaded, and keeps the filters', async () => {
    const allow = await forbid(site.database, 'app.find_people');
    const { status, headers, html } = await read('/admin/people?search=excavator').finally(allow);
    expect([status, headers['retry-after']]).toEqual([503, '10']);
    expect(html).toContain('Failed to load people');
    expect(html).toContain('value="excavator"');
  });
});

describe('a record', () => {
  test('shows details, activity and texts of the profile, and is recorded as opened', async () => {
    const path = await personOf('aisha@mail.example');
    const { status, html } = await read(path);
    expect(status).toBe(200);
    for (const text of [
      'Aisha Bello',
      'mailto:aisha%40mail.example',
      'IT support analyst',
      'I plan routes',
      'Aisha-Bello-CV.pdf',
    ])
      expect(html).toContain(text);
    await read(path);
    expect(await openings(path)).toEqual([{ actor: morag.fullName }]);
  });

  test('names another with the same telephone number', async () => {
    const [job = ''] = await addJobs(site.database.database, { user_id: ADMIN });
    await addApplications(site.database.database, {
      candidate_id: null,
      job_id: job,
      email: 'elsewhere@mail.example',
      full_name: 'Aisha B.',
      phone: '0121 496 0104',
    });
    const { html } = await read(await personOf('elsewhere@mail.example'));
    expect(html).toContain('Another record has the same email address or phone number');
    const other = (await personOf('aisha@mail.example')).split('/').at(-1);
    expect(html).toMatch(new RegExp(`href="/admin/people/[\\w-]+/duplicates\\?with=${other}"`));
  });

  test.each(['00000000-0000-4000-8000-00000000dead', 'x'])('is 404 if it does not exist: %s', async (id) => {
    expect((await read(`/admin/people/${id}`)).status).toBe(404);
  });

  test('is hidden from others, and their attempt is not recorded as an opening', async () => {
    const path = await personOf('tom@mail.example');
    for (const who of ['Dev', 'Aisha', 'Tom']) {
      const denied = await read(path, await signInAs(site, castMember(who).id));
      expect([denied.status, denied.html.includes('Tom Okafor-Reid')]).toEqual([403, who === 'Tom']);
    }
    expect((await read(path, null)).status).toBe(302);
    expect(await openings(path)).toEqual([]);
  });
});
