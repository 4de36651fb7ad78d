import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { letMinutePass, listFiles } from '#tests/support/cv-upload.ts';
import { someOf } from '#tests/support/form.ts';
import { ADMIN, addJobs, OTHER_EMPLOYER } from '#tests/support/jobs.ts';
import { companyPart, listLogos, logoPart, sendLogo } from '#tests/support/logo-upload.ts';
import { drawn, png } from '#tests/support/pictures.ts';
import { request } from '#tests/support/request.ts';
import { type S3, startS3 } from '#tests/support/s3.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

describe.each(someOf(['disk', 's3'] as const, 0))('with files on %s', (kind) => {
  let s3: S3 | null = null;
  let site: Site;
  let cookie: string;
  let job: string;

  beforeAll(async () => {
    s3 = kind === 's3' ? await startS3() : null;
    site = await startSite({ env: s3?.env ?? {} });
    cookie = await signInAs(site, OTHER_EMPLOYER);
    [job = ''] = await addJobs(site.database.database, {
      user_id: OTHER_EMPLOYER,
      company: 'Skerryvore Trust',
      title: 'Lighthouse keeper',
    });
  });

  afterAll(async () => {
    await site?.stop();
    await s3?.stop();
  });

  const read = async (path: string, as?: string) => {
    const { status, headers, body } = await request(site.url, path, { headers: as ? { Cookie: as } : {} });
    return { status, headers, body, html: body.toString().replaceAll('<!-- -->', '') };
  };
  const post = (path: string, body: string, as: string) =>
    request(site.url, path, {
      method: 'POST',
      headers: { Cookie: as, Origin: site.url, 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
    });
  const findLogo = async () => (await listLogos(site.database)).find(({ user_id }) => user_id === OTHER_EMPLOYER);
  const listOwnFiles = async () =>
    (s3 ? await s3.listKeys() : await listFiles(site)).filter((key) => key.startsWith(OTHER_EMPLOYER));
  const upload = async (picture: Buffer) => {
    const { status, headers } = await sendLogo(site, cookie, [companyPart('Skerryvore Trust'), logoPart(picture)]);
    expect([status, headers.location]).toEqual([303, '/employer/logo?notice=logo-uploaded']);
    return `/logos/${(await findLogo())?.logo}`;
  };
  const PUBLIC = () => [
    `/jobs/${job}`,
    '/jobs?search=lighthouse',
    '/jobs?search=lighthouse+keeper',
    `/api/job-previews/${job}`,
  ];
  /** Cached pages are evicted when the change is notified. */
  const expectShown = (logo: string, isShown: boolean) =>
    eventually(async () => {
      const pages = await Promise.all(PUBLIC().map((path) => read(path)));
      const name = logo.slice('/logos/'.length);
      expect(pages.map(({ status, html }) => [status, html.includes(name)])).toEqual(pages.map(() => [200, isShown]));
    });

  test('is uploaded, shown beside the jobs of its company, replaced and removed', async () => {
    expect((await read('/employer/logo', cookie)).html).toContain('A default logo drawn from your company name.');
    await expectShown(`/logos/${'0'.repeat(32)}`, false);

    const first = await upload(await drawn('jpeg'));
    await expectShown(first, true);
    expect((await read('/employer/logo', cookie)).html).toContain(first);
    const picture = await read(first);
    expect([picture.status, picture.headers['content-type'], picture.body.toString('latin1', 8, 12)]).toEqual([
      200,
      'image/webp',
      'WEBP',
    ]);
    // A logo is public even with a session: it is the same for everyone.
    expect((await read(first, cookie)).headers['cache-control']).toBe('public, max-age=31536000, immutable');

    const second = await upload(png());
    expect(second).not.toBe(first);
    await expectShown(second, true);
    await eventually(async () => expect((await read(first)).status).toBe(404));
    await letMinutePass(site, s3?.settings);
    expect(await listOwnFiles()).toEqual([(await findLogo())?.storage_key]);

    expect((await read('/employer/logo/remove', cookie)).html).toContain('Remove logo');
    const removed = await post('/employer/logo/remove', '', cookie);
    expect([removed.status, removed.headers.location]).toEqual([303, '/employer/logo?notice=logo-removed']);
    await expectShown(second, false);
    await eventually(async () => expect((await read(second)).status).toBe(404));
    await letMinutePass(site, s3?.settings);
    expect(await listOwnFiles()).toEqual([]);
    expect((await read('/employer/logo/remove', cookie)).html).toContain('No logo yet.');
  });

  test('an administrator takes it down, and the audit trail records it', async () => {
    const logo = await upload(png());
    const admin = await signInAs(site, ADMIN);
    const question = `/admin/accounts/${OTHER_EMPLOYER}/logo`;
    expect((await read('/admin/accounts', admin)).html).toContain(question);
    expect((await read(question, admin)).html).toContain(logo);
    expect((await post(question, 'back=', cookie)).status).toBe(403);
    const removal = await post(question, 'back=', admin);
    expect([removal.status, removal.headers.location]).toEqual([303, '/admin/accounts?notice=logo-taken-down']);
    expect((await post(question, 'back=', admin)).status).toBe(409);
    await expectShown(logo, false);
    expect((await read('/admin/audit-trail', admin)).html).toMatch(/removed the logo of/);
    expect((await read(question, admin)).html).toContain('has no logo.');
    expect((await read('/admin/accounts', admin)).html).not.toContain(question);
  });

  test('a form that was refused keeps the company that was typed', async () => {
    const { status, body } = await sendLogo(site, cookie, [companyPart('Muckle Flugga'), logoPart(Buffer.from('x'))]);
    expect(status).toBe(422);
    expect(body.toString()).toContain('Muckle Flugga');
    expect(body.toString()).toContain('The logo must be a PNG, JPEG or WebP picture');
  });

  test('candidates have none, and no page of theirs leads to one', async () => {
    const aisha = await signInAs(site, castMember('Aisha').id);
    expect((await read('/employer/logo', aisha)).status).toBe(403);
    expect((await sendLogo(site, aisha, [companyPart(), logoPart(png())])).status).toBe(403);
    expect((await sendLogo(site, null, [companyPart(), logoPart(png())])).status).toBe(401);
    expect((await read('/account', aisha)).html).not.toContain('/employer/logo');
    expect((await read('/account', cookie)).html).toContain('/employer/logo');
  });

  test('deleting the account deletes the file', async () => {
    const logo = await upload(png());
    await post(`/admin/accounts/${OTHER_EMPLOYER}/delete`, 'back=', await signInAs(site, ADMIN));
    expect(await queryTasks(site.database, `SELECT FROM employer_logos WHERE user_id = '${OTHER_EMPLOYER}'`)).toEqual(
      [],
    );
    await letMinutePass(site, s3?.settings);
    expect(await listOwnFiles()).toEqual([]);
    await eventually(async () => expect((await read(logo)).status).toBe(404));
  });
});
