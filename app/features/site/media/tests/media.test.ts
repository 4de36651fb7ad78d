import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { letMinutePass, listFiles } from '#tests/support/cv-upload.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { someOf } from '#tests/support/form.ts';
import { addPicture, altPart, listLibrary, listRenditions, picturePart, sendPicture } from '#tests/support/library.ts';
import { drawn, png } from '#tests/support/pictures.ts';
import { request } from '#tests/support/request.ts';
import { type S3, startS3 } from '#tests/support/s3.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

/** A picture of the library, from its upload to the pages that show it and its deletion, with each kind of file store. */
describe.each(someOf(['disk', 's3'] as const, 0))('with files on %s', (kind) => {
  let s3: S3 | null = null;
  let site: Site;
  let cookie: string;

  beforeAll(async () => {
    s3 = kind === 's3' ? await startS3() : null;
    site = await startSite({ env: s3?.env ?? {} });
    cookie = await signInAs(site, castMember('Morag').id);
  });

  afterAll(async () => {
    await site?.stop();
    await s3?.stop();
  });

  const read = async (path: string, as?: string) => {
    const { status, headers, body } = await request(site.url, path, { headers: as ? { Cookie: as } : {} });
    return { status, headers, body, html: body.toString().replaceAll('<!-- -->', '') };
  };
  const post = (path: string, fields: Record<string, string>) =>
    request(site.url, path, {
      method: 'POST',
      headers: { Cookie: cookie, Origin: site.url, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  const listStored = async () =>
    (s3 ? await s3.listKeys() : await listFiles(site)).filter((key) => key.startsWith('pictures/')).sort();
  const expectNothingLoose = async () => {
    await letMinutePass(site, s3?.settings);
    expect(await listStored()).toEqual(await listRenditions(site));
  };
  /** Publishes the article with these fields replaced. */
  const changeArticle = async (fields: Record<string, unknown>) => {
    const [row] = await queryTasks<{ id: string; slug: string }>(
      site.database,
      `UPDATE content_items SET published = published || $1::jsonb
       WHERE id = (SELECT id FROM content_items WHERE collection = 'articles' ORDER BY slug LIMIT 1) RETURNING id, slug`,
      [JSON.stringify(fields)],
    );
    return { id: row?.id ?? '', path: `/blog/${row?.slug}` };
  };

  test('is uploaded, described, shown by an article, kept while it is used, and deleted', async () => {
    const id = await addPicture(site, cookie, 'A red square', await drawn('png', 1_000, 500));
    expect(await listLibrary(site)).toMatchObject([{ id, alt: 'A red square', width: 1_000, height: 500, crop_x: 50 }]);
    expect((await read('/admin/media', cookie)).html).toContain(`/pictures/${id}-480.avif`);
    await expectNothingLoose();
    expect(await listRenditions(site)).toHaveLength(7);

    const described = await post(`/admin/media/${id}`, { alt: 'A brick', crop_x: '20', crop_y: '75' });
    expect([described.status, described.headers.location]).toEqual([
      303,
      `/admin/media/${id}?notice=picture-described`,
    ]);
    const { html } = await read(`/admin/media/${id}`, cookie);
    expect(html).toContain('Not used anywhere.');
    expect(html).toMatch(/crop-x-20 crop-y-75/);

    const article = await changeArticle({
      figures: [],
      picture: id,
      body: `First words.\n![The brick, baked](${id})\nLast words.`,
    });
    await eventually(async () => {
      const page = (await read(article.path)).html;
      expect(page.match(/<img[^>]+alt="A brick"[^>]*>/g)).toHaveLength(2);
      expect(page).toMatch(/<figcaption[^>]*>The brick, baked</);
      expect(page).not.toMatch(/style="/);
    });
    await eventually(async () => expect((await read('/blog')).html).toContain(`/pictures/${id}-480.avif`));

    const used = await read(`/admin/media/${id}/delete`, cookie);
    expect(used.html).toContain('This picture is in use');
    expect(used.html).toContain(`/admin/studio/articles/${article.id}`);
    const refused = await post(`/admin/media/${id}/delete`, {});
    expect([refused.status, refused.body.toString()]).toEqual([409, expect.stringContaining('It’s in use')]);
    expect(await listLibrary(site)).toHaveLength(1);

    await changeArticle({ picture: '', body: 'Words alone.' });
    await queryTasks(site.database, `UPDATE content_items SET published = published - 'picture' WHERE id = $1`, [
      article.id,
    ]);
    const deleted = await post(`/admin/media/${id}/delete`, {});
    expect([deleted.status, deleted.headers.location]).toEqual([303, '/admin/media?notice=picture-deleted']);
    expect(await listLibrary(site)).toEqual([]);
    await expectNothingLoose();
    expect(await listStored()).toEqual([]);
    expect((await read(`/pictures/${id}-480.avif`)).status).toBe(404);
    expect((await post(`/admin/media/${id}`, { alt: 'A brick', crop_x: '0', crop_y: '0' })).status).toBe(404);
  });

  test('is sent in each format to anybody, for ever, as what it is', async () => {
    const id = await addPicture(site, cookie, 'A wide one', await drawn('webp', 600, 400));
    const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
    for (const [format, type] of Object.entries(types)) {
      const { status, headers, body } = await read(`/pictures/${id}-600.${format}`);
      expect(status).toBe(200);
      expect(body.length).toBeGreaterThan(100);
      expect(headers).toMatchObject({
        'content-type': type,
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
      });
    }
    for (const name of [
      `${id}-960.avif`,
      `${id}-600.png`,
      `${id}-480.jpg`,
      id,
      '..%2f..%2fconfig',
      `${id}-600.avif.jpg`,
    ])
      expect([400, 404], name).toContain((await read(`/pictures/${name}`)).status);
  });

  test('the same file is in the library once', async () => {
    const sent = await drawn('jpeg', 320, 200);
    const id = await addPicture(site, cookie, 'Once', sent);
    const secondUpload = await sendPicture(site, cookie, [altPart('Twice'), picturePart(sent)]);
    expect([secondUpload.status, secondUpload.headers.location]).toEqual([
      303,
      `/admin/media/${id}?notice=picture-known`,
    ]);
    const other = png({ pixel: [9, 9, 9, 255] });
    const both = await Promise.all([1, 2].map(() => sendPicture(site, cookie, [altPart(), picturePart(other)])));
    expect(new Set(both.map(({ headers }) => String(headers.location).split('?')[0])).size).toBe(1);
    await expectNothingLoose();
  });

  test('errors are shown at their field, with the typed text', async () => {
    const before = await listLibrary(site);
    const missing = await sendPicture(site, cookie, [altPart('Only words')]);
    expect([missing.status, missing.body.toString()]).toEqual([
      422,
      expect.stringContaining('Choose a picture to upload'),
    ]);
    expect(missing.body.toString()).toContain('value="Only words"');
    const silent = await sendPicture(site, cookie, [altPart(' '), picturePart(png())]);
    expect([silent.status, silent.body.toString()]).toEqual([422, expect.stringContaining('Enter a description')]);
    expect(await listLibrary(site)).toEqual(before);
    const [{ id } = { id: '' }] = before;
    for (const crop_x of ['-5', '101', '7', 'x', '']) {
      const { status, body } = await post(`/admin/media/${id}`, { alt: 'A', crop_x, crop_y: '50' });
      expect([crop_x, status, body.toString()]).toEqual([crop_x, 422, expect.stringContaining('in steps of 5')]);
    }
  });

  test('a long library has pages, and one that cannot be read says so', async () => {
    await queryTasks(
      site.database,
      `INSERT INTO pictures (sha256, kind, width, height, alt, added_by, added_at)
       SELECT sha256(n::text::bytea), 'png', 64, 64, 'Number ' || n, 'Test Person', now() - n * interval '1 day'
       FROM generate_series(1, 60) AS n`,
    );
    const first = await read('/admin/media', cookie);
    expect(first.html).toContain('Number 1<');
    expect(first.html).not.toContain('Number 60<');
    const second = await read('/admin/media?page=2', cookie);
    expect(second.html).not.toContain('Number 1<');
    expect(second.html).toContain('Number 60<');
    const beyond = await read('/admin/media?page=9', cookie);
    expect([beyond.status, beyond.headers.location]).toEqual([302, '/admin/media?page=2']);

    await asSuperuser(site.database, 'ALTER TABLE pictures RENAME COLUMN added_by TO moved');
    const failed = await read('/admin/media', cookie);
    await asSuperuser(site.database, 'ALTER TABLE pictures RENAME COLUMN moved TO added_by');
    expect([failed.status, failed.html]).toEqual([503, expect.stringContaining('Failed to load pictures')]);
    expect(failed.html).toContain('Upload picture');
    expect((await read('/admin/media', cookie)).status).toBe(200);
  });

  test('people of the agency are shown with their portraits, and the logo stands on every page', async () => {
    const id = await addPicture(site, cookie, 'A face', await drawn('png', 400, 400));
    await queryTasks(
      site.database,
      `INSERT INTO content_items (collection, slug, published, published_at, updated_by)
       VALUES ('team', 'a-person', $1::jsonb, now(), 'Test Person')`,
      [JSON.stringify({ name: 'Wren Halloran', role: 'Consultant', portrait: id })],
    );
    await queryTasks(
      site.database,
      `UPDATE content_items SET published = (published - 'drawing') || $1::jsonb WHERE collection = 'brand'`,
      [JSON.stringify({ logo: id })],
    );
    await eventually(async () => {
      const { html } = await read('/');
      expect(html).toMatch(new RegExp(`<img[^>]*src="/pictures/${id}-400.jpg"[^>]*alt=""[^>]*size-20`));
      expect(html).toMatch(new RegExp(`<header.*src="/pictures/${id}-400.jpg".*</header>`, 's'));
    });
  });
});
