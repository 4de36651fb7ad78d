import { afterAll, beforeAll, expect, test } from 'vitest';
import { addEnquiries, storeEnquiryFile } from '#tests/support/enquiry-desk.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { listPageRoutes } from '#tests/support/page-routes.ts';
import { readTitle } from '#tests/support/page-source.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let cookie: string;
const NO_JOB = '00000000-0000-4000-8000-000000000000';
const desk = listPageRoutes()
  .map(({ addressFor }) => addressFor(NO_JOB))
  .filter((path) => path.startsWith('/admin'));

beforeAll(async () => {
  site = await startSite();
  cookie = await signInAs(site, castMember('Morag').id);
});

afterAll(() => site?.stop());

const read = async (path: string) => {
  const { status, body } = await request(site.url, path, { headers: { Cookie: cookie } });
  return { status, html: body.toString() };
};

const answerOfIsAdmin = (body: string) =>
  asSuperuser(
    site.database,
    `CREATE OR REPLACE FUNCTION is_admin(_user_id uuid) RETURNS boolean LANGUAGE plpgsql STABLE SECURITY DEFINER
       SET search_path = pg_catalog, public, pg_temp AS $$ BEGIN ${body} END $$`,
  );

test('an administrator has access while is_admin returns true', async () => {
  await answerOfIsAdmin('RETURN true;');
  expect(desk.length).toBeGreaterThan(15);
  expect((await read('/admin')).status).toBe(200);
});

test.each([
  ['says false', 'RETURN false;'],
  ['says null', 'RETURN NULL;'],
  ['fails', `RAISE EXCEPTION 'is_admin is broken on purpose';`],
])('every page of the desk denies access while is_admin %s', async (_what, body) => {
  await answerOfIsAdmin(body);
  for (const path of desk) {
    const { status, html } = await read(path);
    expect([path, status, readTitle(html)]).toEqual([path, 403, expect.stringContaining('Access Denied')]);
    expect(html).not.toContain('broken on purpose');
  }
});

test('a file of an enquiry is not found unless is_admin returns true', async () => {
  const [enquiry = ''] = await addEnquiries(site.database.database, {});
  const file = `/enquiry-files/${await storeEnquiryFile(site, enquiry)}`;
  await answerOfIsAdmin('RETURN true;');
  expect((await read(file)).status).toBe(200);
  for (const body of ['RETURN false;', 'RETURN NULL;', `RAISE EXCEPTION 'is_admin is broken on purpose';`]) {
    await answerOfIsAdmin(body);
    expect((await read(file)).status).toBe(404);
  }
});

test('nothing can be decided unless is_admin returns true', async () => {
  await answerOfIsAdmin('RETURN NULL;');
  const { status } = await request(site.url, `/admin/accounts/${castMember('Siân').id}/approve`, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: site.url, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'back=',
  });
  expect(status).toBe(403);
});
