import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { likeJob, unlikeJob } from '#app/features/people/profile/commands/likes.server.ts';
import { saveProfile } from '#app/features/people/profile/commands/profile.server.ts';
import { countLikedJobs, listLikedIds, listLikedJobs } from '#app/features/people/profile/queries/liked-jobs.server.ts';
import { findProfile } from '#app/features/people/profile/queries/profile.server.ts';
import { readSkills } from '#domain/profile/profile.ts';
import { actingCandidate, addApplications, addCandidates, addCv } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addJobs, addPeople, EMPLOYER, hoursFromNow } from '#tests/support/jobs.ts';
import { rounds } from '#tests/support/rounds.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
});

afterAll(() => db?.drop());

async function addCandidate(name = 'Wren Halloran') {
  const [id = ''] = await addCandidates(db.database, name);
  return actingCandidate(id);
}

const PROFILE = {
  fullName: 'Wren Halloran',
  phone: '0131 496 0123',
  location: 'Leeds',
  bio: 'Keeps\nlights.',
  skills: ['Oil', 'Brass'],
  experience: 'Three islands.',
};
const NOTHING = { fullName: 'W', phone: null, location: null, bio: null, skills: [], experience: null };

describe('a profile', () => {
  test('is kept as it was said, and another one stays as it was', async () => {
    const [wren, other] = [await addCandidate(), await addCandidate('Other Person')];
    const before = await findProfile(db, other);
    await saveProfile(db, wren, PROFILE);
    expect(await findProfile(db, wren)).toEqual({ ...PROFILE, email: `${wren.id}@mail.example`, cv: null });
    expect(await findProfile(db, other)).toEqual(before);
    await saveProfile(db, wren, NOTHING);
    expect(await findProfile(db, wren)).toMatchObject(NOTHING);
  });

  test('names its CV', async () => {
    const wren = await addCandidate();
    const id = await addCv(db.database, wren.id, 'wren.pdf');
    await db.database.asActor(wren.id, (transaction) =>
      transaction.updateTable('profiles').set({ cv_id: id }).where('id', '=', wren.id).execute(),
    );
    const { cv } = await findProfile(db, wren);
    expect(cv).toEqual({ id, name: 'wren.pdf', sizeBytes: 20_480, uploadedAt: expect.any(Date) });
  });

  test('holds whatever skills are read from a text, also those that become alike when they are small', async () => {
    const wren = await addCandidate();
    const skills = readSkills('İT, it, IT, ẞ, ß, Straße, STRASSE, ſql, SQL, K2, K2, ς, σ, Σ, ǅ, ǆ, Ω, ω, Å, å');
    await saveProfile(db, wren, { ...PROFILE, skills });
    expect((await findProfile(db, wren)).skills).toEqual(skills);
  });
});

describe('liked jobs', () => {
  test('are listed newest first, closed ones too, with what became of them', async () => {
    const wren = await addCandidate();
    const [open = '', closed = '', applied = '', draft = '', past = ''] = await addJobs(
      db.database,
      { title: 'Open' },
      { title: 'Closed' },
      { title: 'Applied' },
      { title: 'Draft' },
      { title: 'Past' },
    );
    for (const id of [open, closed, applied, draft, past]) {
      expect(await likeJob(db, wren, id)).toEqual({ ok: true, isNew: true });
    }
    const [application = ''] = await addApplications(db.database, { candidate_id: wren.id, job_id: applied });
    await db.database.asSystem(async (transaction) => {
      await transaction.updateTable('jobs').set({ status: 'closed' }).where('id', '=', closed).execute();
      await transaction.updateTable('jobs').set({ status: 'draft' }).where('id', '=', draft).execute();
      await transaction
        .updateTable('jobs')
        .set({ closes_at: hoursFromNow(-1) })
        .where('id', '=', past)
        .execute();
    });
    const liked = await listLikedJobs(db, wren, 1);
    expect(liked.map(({ job: { title, isOpen }, applied: at }) => [title, isOpen, at?.applicationId ?? null])).toEqual([
      ['Past', false, null],
      ['Applied', true, application],
      ['Closed', false, null],
      ['Open', true, null],
    ]);
    expect(await countLikedJobs(db, wren)).toBe(4);
    expect(await listLikedJobs(db, wren, 2)).toEqual([]);
    expect((await listLikedIds(db, wren, [closed, open, EMPLOYER])).toSorted()).toEqual([closed, open].toSorted());
    expect(await listLikedIds(db, wren, [])).toEqual([]);
    expect(await listLikedIds(db, await addCandidate(), [open, closed])).toEqual([]);
  });

  test('are paged, fifty at a time', async () => {
    const wren = await addCandidate();
    const ids = await addJobs(db.database, ...Array.from({ length: 53 }, (_, n) => ({ title: `Job ${n}` })));
    for (const id of ids) await likeJob(db, wren, id);
    const pages = await Promise.all([1, 2, 3].map((page) => listLikedJobs(db, wren, page)));
    expect(pages.map(({ length }) => length)).toEqual([50, 3, 0]);
    expect(pages.flat().map(({ job }) => job.id)).toEqual(ids.toReversed());
  });

  test('are liked once, no matter how often a candidate presses, and only while they are open', async () => {
    const wren = await addCandidate();
    const [job = '', closed = '', draft = ''] = await addJobs(
      db.database,
      {},
      { status: 'closed' },
      { status: 'draft' },
    );
    const presses = Array.from({ length: rounds(8, 100) }, () => likeJob(db, wren, job));
    const answers = await Promise.all(presses);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(answers.filter((answer) => answer.ok && answer.isNew)).toHaveLength(1);
    expect(await countLikedJobs(db, wren)).toBe(1);
    expect(await likeJob(db, wren, closed)).toEqual({ ok: false, reason: 'closed' });
    for (const nothing of [draft, EMPLOYER, 'no-id']) {
      expect(await likeJob(db, wren, nothing)).toEqual({ ok: false, reason: 'not_found' });
    }
  });

  test('are taken back, but for those that were applied for', async () => {
    const [wren, other] = [await addCandidate(), await addCandidate('Other Person')];
    const [job = '', applied = ''] = await addJobs(db.database, {}, {});
    for (const who of [wren, other]) await likeJob(db, who, job);
    await addApplications(db.database, { candidate_id: wren.id, job_id: applied });
    expect(await unlikeJob(db, wren, job)).toBe(false);
    expect(await unlikeJob(db, wren, job)).toBe(false);
    expect(await unlikeJob(db, wren, 'no-id')).toBe(false);
    expect(await unlikeJob(db, wren, applied)).toBe(true);
    expect(await listLikedIds(db, wren, [job, applied])).toEqual([applied]);
    expect(await listLikedIds(db, other, [job])).toEqual([job]);
  });
});
