import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import { cvPart, listCvs, sendCv } from '#tests/support/cv-upload.ts';
import { docx, pdf } from '#tests/support/documents.ts';
import { someOf } from '#tests/support/form.ts';
import { ADMIN, addJobs, EMPLOYER, OTHER_EMPLOYER } from '#tests/support/jobs.ts';
import { request } from '#tests/support/request.ts';
import { castMember, type SessionKind, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { withoutGates } from '#tests/support/without-gates.ts';

const CONTENT = pdf(300_000, 'words that only few may read');

/** With the first wall off, the second has to hold alone. */
const WALLS = [
  ['by both walls', {}],
  ['by the database alone', withoutGates()],
] as const;

// The short form keeps both walls up; Z02 reads a CV without the first.
describe.each(someOf(WALLS, 0))('U05: %s', (_walls, env) => {
  let site: Site;
  let owner: string;
  let other: string;
  let cv: string;

  beforeAll(async () => {
    site = await startSite({ env: env as Record<string, string> });
    const { database } = site.database;
    [owner = '', other = ''] = await addCandidates(database, 'Wren Halloran', 'Robin Halloran');
    const { json } = await sendCv(site, await signInAs(site, owner), [cvPart(CONTENT, 'Wren Halloran.pdf')]);
    cv = json.cv?.id ?? '';
    const [received = '', withdrawn = ''] = await addJobs(database, {}, { user_id: OTHER_EMPLOYER });
    await addApplications(
      database,
      { candidate_id: owner, job_id: received, cv_id: cv },
      { candidate_id: owner, job_id: withdrawn, cv_id: cv, status: 'withdrawn' },
      { candidate_id: other, job_id: withdrawn },
    );
  });

  afterAll(() => site?.stop());

  const read = async (
    who: string | null,
    { id = cv, method = 'GET', kind = 'full' as SessionKind, suffix = '' } = {},
  ) => {
    const cookie = who && (await signInAs(site, who, { kind }));
    return request(site.url, `/cvs/${id}${suffix}`, { method, headers: cookie ? { Cookie: cookie } : {} });
  };

  test.each([
    ['its candidate', () => owner],
    ['an employer it was sent to', () => EMPLOYER],
    ['an administrator', () => ADMIN],
  ])('%s gets the file, to keep and not to show', async (_who, who) => {
    const { status, headers, body } = await read(who());
    expect(status).toBe(200);
    expect(body.equals(CONTENT)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(CONTENT.length),
      'content-disposition': 'attachment; filename="Wren_Halloran.pdf"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
    const head = await read(who(), { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(CONTENT.length), 0]);
  });

  test('no other account learns that there is one', async () => {
    const missing = await read(null, { id: randomUUID() });
    expect(missing.status).toBe(404);
    const answers = [
      await read(null),
      await read(other),
      await read(OTHER_EMPLOYER),
      await read(castMember('Siân').id, { kind: 'restricted' }),
      await read(EMPLOYER, { id: randomUUID() }),
      await read(ADMIN, { id: randomUUID() }),
      await read(owner, { id: 'x' }),
      await read(owner, { id: `${cv}.pdf` }),
      await read(owner, { id: owner }),
    ];
    for (const { status, body, headers } of answers) {
      expect([status, body.toString()]).toEqual([404, missing.body.toString()]);
      expect(headers['content-type']).toBe(missing.headers['content-type']);
      expect(headers['cache-control']).toContain('no-store');
    }
    expect((await read(other, { suffix: '.data' })).body.toString()).not.toContain('words that only few');
    expect((await read(null, { suffix: '.data' })).body.toString()).not.toContain('words that only few');
  });

  test('the store is behind no address', async () => {
    const { storage_key } = (await listCvs(site.database)).find(({ id }) => id === cv) ?? {};
    const cookie = await signInAs(site, owner);
    for (const guess of ['', 'files/', 'cvs/', 'assets/', '.data/files/', 'uploads/', 'storage/']) {
      const { status } = await request(site.url, `/${guess}${storage_key}`, { headers: { Cookie: cookie } });
      expect(status, guess).toBe(404);
    }
  });
});

describe('U05: a session that is not a full one', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site?.stop());

  test('reads nothing, not even the CV of its own account', async () => {
    const [owner = ''] = await addCandidates(site.database.database, 'Wren Halloran');
    const { json } = await sendCv(site, await signInAs(site, owner), [cvPart(docx(), 'cv.docx')]);
    for (const [who, kind] of [
      [owner, 'restricted'],
      [ADMIN, 'second_factor'],
    ] as const) {
      const cookie = await signInAs(site, who, { kind });
      const { status } = await request(site.url, `/cvs/${json.cv?.id}`, { headers: { Cookie: cookie } });
      expect([who, status]).toEqual([who, 404]);
    }
  });

  test('a file that is missing is a fault, told of with its id', async () => {
    const [owner = ''] = await addCandidates(site.database.database, 'Robin Halloran');
    const cookie = await signInAs(site, owner);
    const { json } = await sendCv(site, cookie, [cvPart(docx(), 'cv.docx')]);
    await rm(path.join(site.dataDir, 'files', owner, `cv-${json.cv?.id}.docx`));
    const { status, body } = await request(site.url, `/cvs/${json.cv?.id}`, { headers: { Cookie: cookie } });
    const [, errorId = 'none'] = /Error ID: ([0-9a-f-]{36})/.exec(body.toString()) ?? [];
    expect(status).toBe(500);
    await expect.poll(() => site.log()).toContain(errorId);
  });
});
