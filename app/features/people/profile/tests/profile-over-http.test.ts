import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAccount, BEHIND_PROXY, PASSWORD, sendForm } from '#tests/support/account-forms.ts';
import { addApplications } from '#tests/support/applications.ts';
import { asSuperuser, forbid } from '#tests/support/faults.ts';
import { textOf } from '#tests/support/job-desk.ts';
import { addJobs, EMPLOYER, OTHER_EMPLOYER } from '#tests/support/jobs.ts';
import { type Answer, request } from '#tests/support/request.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
});

afterAll(() => site?.stop());

type Fields = Record<string, string>;
type Person = { id: string; email: string; cookie: string };

async function newCandidate(): Promise<Person> {
  const account = await addAccount(site.database.database);
  return { ...account, cookie: await signInAs(site, account.id) };
}

const read = (path: string, cookie: string): Promise<Answer> =>
  request(site.url, path, { headers: { Cookie: cookie } });
const save = (fields: Fields, cookie: string | null) => sendForm(site, '/profile', fields, { cookie });
const askJson = (path: string, fields: Fields, cookie: string | null) =>
  sendForm(site, path, fields, { cookie, headers: { Accept: 'application/json' } });

const profileOf = ({ id }: Person) =>
  site.database.database.asSystem((transaction) =>
    transaction
      .selectFrom('profiles')
      .select(['full_name', 'phone', 'location', 'bio', 'skills', 'experience', 'email', 'role', 'status'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
const likesOf = async ({ id }: Person) => {
  const rows = await site.database.database.asSystem((transaction) =>
    transaction.selectFrom('liked_jobs').select('job_id').where('user_id', '=', id).execute(),
  );
  return rows.map(({ job_id }) => job_id);
};

const FORM = {
  full_name: 'Wren Halloran',
  phone: '0131 496 0123',
  location: 'Leeds',
  bio: 'Keeps\r\nthe light.',
  skills: 'Oil, Brass\noil',
  experience: 'Three islands.',
  next: '',
};

describe('a profile', () => {
  test('is saved, said so, and shown', async () => {
    const person = await newCandidate();
    const reply = await save(FORM, person.cookie);
    expect(reply).toMatchObject({ status: 303, location: '/profile?notice=profile-updated' });
    expect(await profileOf(person)).toMatchObject({
      full_name: 'Wren Halloran',
      phone: '0131 496 0123',
      location: 'Leeds',
      bio: 'Keeps\nthe light.',
      skills: ['Oil', 'Brass'],
      experience: 'Three islands.',
      email: person.email,
    });
    const page = await read(reply.location, person.cookie);
    expect(page.headers['cache-control']).toMatch(/no-store/);
    expect(textOf(page)).toContain('Profile updated successfully');
    expect(textOf(page)).toContain('Your profile is 6 of 7 complete');
    for (const typed of ['Wren Halloran', '0131 496 0123', 'Oil, Brass', 'Three islands.', person.email]) {
      expect(page.body.toString()).toContain(typed);
    }
  });

  test('needs only a name, and leads back to where one was', async () => {
    const person = await newCandidate();
    await save(FORM, person.cookie);
    const next = `/jobs/${EMPLOYER}/apply`;
    const page = await read(`/profile?next=${encodeURIComponent(next)}`, person.cookie);
    expect(page.body.toString()).toContain(`name="next" value="${next}"`);
    const reply = await save({ full_name: '  Wren  ', next }, person.cookie);
    expect(reply.location).toBe(`${next}?notice=profile-updated`);
    const nothing = { phone: null, location: null, bio: null, skills: [], experience: null };
    expect(await profileOf(person)).toMatchObject({ full_name: 'Wren', ...nothing });
    expect((await save({ ...FORM, next: '//evil.example' }, person.cookie)).location).toBe(
      '/profile?notice=profile-updated',
    );
  });

  test.each([
    [{ full_name: ' ' }, 'Enter your full name'],
    [{ full_name: 'x'.repeat(101) }, 'Full name must be 100 characters or fewer'],
    [{ full_name: 'Wren\u202e' }, 'Full name contains characters that can’t be displayed'],
    [{ phone: '0131 496' }, 'Phone number must be at least 10 digits'],
    [{ phone: '0131 496 0123 ext' }, 'Phone number may hold only digits, spaces, +, ( ) and -'],
    [{ phone: '0131 496 0123 012 345' }, 'Phone number must be 20 characters or fewer'],
    [{ location: 'x'.repeat(101) }, 'Location must be 100 characters or fewer'],
    [{ bio: 'x'.repeat(5001) }, 'About you must be 5,000 characters or fewer'],
    [{ bio: 'a\u0000b' }, 'About you contains characters that can’t be displayed'],
    [{ skills: 'x'.repeat(51) }, 'Each skill must be 50 characters or fewer'],
    [{ skills: Array.from({ length: 101 }, (_, n) => n).join() }, 'Skills must be 100 or fewer'],
    [{ experience: 'x'.repeat(10_001) }, 'Experience must be 10,000 characters or fewer'],
  ])('is not saved with %.60j, and all that was typed comes back', async (fields, message) => {
    const person = await newCandidate();
    const before = await profileOf(person);
    const reply = await save({ ...FORM, ...fields }, person.cookie);
    expect(reply.status).toBe(422);
    const [name = ''] = Object.keys(fields);
    expect(reply.body).toContain(`href="#profile-${name}"`);
    expect(reply.body).toContain(`id="profile-${name}-error"`);
    expect(reply.body.split(message).length).toBeGreaterThan(2);
    for (const [other, typed] of [
      ['bio', 'the light.'],
      ['experience', 'Three islands.'],
    ]) {
      if (other !== name) expect(reply.body).toContain(typed);
    }
    expect(await profileOf(person)).toEqual(before);
  });

  test('holds as much as it says, and has its line ends counted once', async () => {
    const person = await newCandidate();
    const full = {
      full_name: '😀'.repeat(100),
      location: 'é'.repeat(100),
      bio: `${'x\r\n'.repeat(2499)}xx`,
      skills: Array.from({ length: 100 }, (_, n) => `${n}`.padEnd(50, 'x')).join('\r\n'),
      experience: '😀'.repeat(10_000),
      phone: '+44 (0)131-496 01234',
    };
    expect((await save(full, person.cookie)).status).toBe(303);
    expect((await profileOf(person)).skills).toHaveLength(100);
  });

  test('takes nothing but what its form has', async () => {
    const person = await newCandidate();
    const before = await profileOf(person);
    for (const extra of ['email', 'role', 'status', 'cv_url', 'cv_id', 'id', 'approved_by']) {
      expect((await save({ ...FORM, [extra]: 'admin' }, person.cookie)).status).toBe(400);
    }
    expect(await profileOf(person)).toEqual(before);
  });

  test('of a person whose session has ended is not lost', async () => {
    const reply = await save(FORM, 'session=ended');
    expect(reply.status).toBe(401);
    for (const text of ['You are signed out', 'Wren Halloran', 'Three islands.']) expect(reply.body).toContain(text);
  });

  test('that cannot be saved or loaded says so, and keeps what was typed', async () => {
    const person = await newCandidate();
    await asSuperuser(site.database, 'REVOKE UPDATE (bio) ON profiles FROM agency_app');
    const reply = await save(FORM, person.cookie);
    await asSuperuser(site.database, 'GRANT UPDATE (bio) ON profiles TO agency_app');
    expect(reply.status).toBe(503);
    expect(reply.body).toContain('Failed to update profile');
    expect(reply.body).toContain('Three islands.');
    const [, errorId = 'none'] = /Error ID: (?:<!-- -->)?([\w-]+)/.exec(reply.body) ?? [];
    expect(
      site
        .log()
        .split('\n')
        .filter((line) => line.includes(errorId) && line.includes('"err"')),
    ).toHaveLength(1);

    const repair = await forbid(site.database, 'count_liked_jobs()');
    const [profile, liked] = [await read('/profile', person.cookie), await read('/profile/liked', person.cookie)];
    await repair();
    expect([profile.status, liked.status]).toEqual([503, 503]);
    expect(textOf(profile)).toContain('Failed to load profile');
    expect(textOf(liked)).toContain('Failed to load liked jobs');
    for (const page of [profile, liked]) expect(textOf(page)).toContain('Try again');
  });

  test('is for every approved account', async () => {
    const employer = await signInAs(site, EMPLOYER);
    for (const path of ['/profile', '/profile/liked']) expect((await read(path, employer)).status).toBe(200);
    expect((await save(FORM, employer)).status).toBe(303);
    expect((await read('/profile/liked', '')).headers.location).toBe('/candidate-login?next=%2Fprofile%2Fliked');
  });
});

describe('a heart', () => {
  test('is pressed by a form, and leads back', async () => {
    const person = await newCandidate();
    const [job = ''] = await addJobs(site.database.database, {});
    const like = (like: string) => sendForm(site, `/jobs/${job}/like`, { like, next: '/jobs?page=1' }, person);
    expect(await like('yes')).toMatchObject({ status: 303, location: '/jobs?page=1&notice=job-liked' });
    expect(await likesOf(person)).toEqual([job]);
    const page = await read(`/jobs/${job}?notice=job-liked`, person.cookie);
    expect(textOf(page)).toContain('Job Liked! ❤️ You can apply to this job from your profile');
    expect(page.body.toString()).toContain('aria-pressed="true"');
    expect(await like('no')).toMatchObject({ status: 303, location: '/jobs?page=1&notice=job-unliked' });
    expect(await likesOf(person)).toEqual([]);
    expect((await like('perhaps')).status).toBe(400);
  });

  test('tells a script how it stands', async () => {
    const person = await newCandidate();
    const { database } = site.database;
    const [job = '', closed = '', applied = ''] = await addJobs(database, {}, { status: 'closed' }, {});
    await addApplications(database, { candidate_id: person.id, job_id: applied });
    const press = async (id: string, like: string) => {
      const { status, body } = await askJson(`/jobs/${id}/like`, { like }, person.cookie);
      return [status, JSON.parse(body)];
    };
    expect(await press(job, 'yes')).toEqual([200, { isLiked: true, notice: 'job-liked' }]);
    expect(await press(job, 'no')).toEqual([200, { isLiked: false, notice: 'job-unliked' }]);
    expect(await press(applied, 'no')).toEqual([200, { isLiked: true, notice: 'card-stays' }]);
    const message = 'This job is closed. It no longer takes applications.';
    expect(await press(closed, 'yes')).toEqual([409, { isLiked: false, notice: 'job-closed-meanwhile', message }]);
    const gone = 'This job is no longer on the board.';
    expect(await press(EMPLOYER, 'yes')).toEqual([404, { isLiked: false, notice: 'job-not-liked', message: gone }]);
    const repair = await forbid(site.database, 'get_public_job_by_id(uuid)');
    expect(await press(job, 'yes')).toMatchObject([503, { isLiked: false, notice: 'job-not-liked' }]);
    await repair();
    expect(await likesOf(person)).toEqual([applied]);
  });

  test('is answered the same when it is sent again with the same key', async () => {
    const person = await newCandidate();
    const [job = ''] = await addJobs(site.database.database, {});
    const headers = { Accept: 'application/json', 'Idempotency-Key': `heart of ${job}`.replaceAll(' ', '-') };
    const press = () => sendForm(site, `/jobs/${job}/like`, { like: 'yes' }, { ...person, headers });
    const [first, again] = [await press(), await press()];
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await likesOf(person)).toEqual([job]);
  });

  test('of a person whose session has ended is kept until they have signed in', async () => {
    const [job = ''] = await addJobs(site.database.database, {});
    const reply = await sendForm(site, `/jobs/${job}/like`, { like: 'yes', next: '/jobs' });
    expect(reply).toMatchObject({ status: 303, location: `/candidate-login?next=%2Fjobs&like=${job}` });
    expect((await askJson(`/jobs/${job}/like`, { like: 'yes' }, null)).status).toBe(401);
    expect((await read(`/jobs/${job}/like`, '')).status).toBe(405);
  });

  test('is the same for every visitor, whatever they add to an address', async () => {
    const [job = ''] = await addJobs(site.database.database, { title: 'Crab counter' });
    const before = await request(site.url, '/jobs?utm_source=peregrine-7');
    const after = await request(site.url, '/jobs');
    const link = `/candidate-login?next=%2Fjobs&amp;like=${job}`;
    for (const page of [before, after]) {
      expect(page.body.toString()).toContain(link);
      expect(page.body.toString()).not.toContain('peregrine-7');
    }
    expect(after.headers['cache-control']).not.toMatch(/private/);
    const visitorPage = await request(site.url, `/jobs/${job}`);
    expect(visitorPage.body.toString()).toContain(`/candidate-login?next=%2Fjobs%2F${job}&amp;like=${job}`);
  });

  test('is shown to employers, but not on a job that they posted, nor on a job that is closed', async () => {
    const [job = '', others = '', closed = ''] = await addJobs(
      site.database.database,
      {},
      { user_id: OTHER_EMPLOYER },
      { status: 'closed' },
    );
    const employer = await signInAs(site, EMPLOYER);
    for (const path of ['/jobs', `/jobs/${job}`]) {
      expect((await read(path, employer)).body.toString()).not.toContain(`id="like-${job}"`);
    }
    for (const path of ['/jobs', `/jobs/${others}`]) {
      expect((await read(path, employer)).body.toString()).toContain(`id="like-${others}"`);
    }
    expect((await request(site.url, `/jobs/${closed}`)).body.toString()).not.toContain('class="job-heart"');
  });
});

describe('a like that waited for the sign-in', () => {
  const signIn = ({ email }: { email: string }, like: string, next = '/jobs') =>
    sendForm(site, '/candidate-login', { email, password: PASSWORD, next, like });

  test('is recorded with it', async () => {
    const person = await newCandidate();
    const [job = ''] = await addJobs(site.database.database, {});
    expect(await signIn(person, job)).toMatchObject({ status: 303, location: '/jobs?notice=job-liked' });
    expect(await likesOf(person)).toEqual([job]);
  });

  test('never stands in its way', async () => {
    const person = await newCandidate();
    const [closed = ''] = await addJobs(site.database.database, { status: 'closed' });
    const welcome = '/jobs?notice=candidate-signed-in';
    for (const [like, location] of [
      [closed, '/jobs?notice=job-closed-meanwhile'],
      [EMPLOYER, welcome],
      ['no-id', welcome],
      ['', welcome],
    ] as const) {
      const reply = await signIn(person, like);
      expect(reply).toMatchObject({ status: 303, location });
      expect(reply.cookie).not.toBeNull();
    }
    const repair = await forbid(site.database, 'get_public_job_by_id(uuid)');
    expect(await signIn(person, closed)).toMatchObject({ status: 303, location: '/jobs?notice=job-not-liked' });
    await repair();
    expect(await likesOf(person)).toEqual([]);
  });

  test('is not stored for an account that waits for approval', async () => {
    const { id, email } = await addAccount(site.database.database, { status: 'pending' });
    const [job = ''] = await addJobs(site.database.database, {});
    const location = '/account-status?notice=account-pending';
    expect(await signIn({ email }, job)).toMatchObject({ status: 303, location });
    expect(await likesOf({ id, email, cookie: '' })).toEqual([]);
  });

  test('is not forgotten when the password was wrong, nor when the visitor opens the other form', async () => {
    const [job = ''] = await addJobs(site.database.database, {});
    const page = await request(site.url, `/candidate-login?next=%2Fjobs&like=${job}`);
    expect(page.body.toString()).toContain(`name="like" value="${job}"`);
    expect(page.body.toString()).toContain(`/candidate-sign-up?next=%2Fjobs&amp;like=${job}`);
    const refused = await sendForm(site, `/candidate-login?next=%2Fjobs&like=${job}`, {
      email: 'unknown@mail.example',
      password: 'not-the-password',
      next: '/jobs',
      like: job,
    });
    expect(refused.status).toBe(401);
    expect(refused.body).toContain(`name="like" value="${job}"`);
    expect((await request(site.url, '/candidate-login?like=%22%3E')).body.toString()).not.toContain('name="like"');
  });
});
