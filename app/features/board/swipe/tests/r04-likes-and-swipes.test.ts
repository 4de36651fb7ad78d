import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCandidates } from '#tests/support/applications.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { request } from '#tests/support/request.ts';
import { rounds } from '#tests/support/rounds.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

const TIMEOUT_MS = 600_000;

/** R04: one candidate likes, swipes right and swipes left, all at the same moment and all several times. */
let site: Site;
let candidate: string;
let cookie: string;

beforeAll(async () => {
  site = await startSite();
  [candidate = ''] = await addCandidates(site.database.database, 'Wren Halloran');
  cookie = await signInAs(site, candidate);
});

afterAll(() => site?.stop());

const send = (path: string, fields: Record<string, string>) =>
  request(site.url, path, {
    method: 'POST',
    headers: {
      Cookie: cookie,
      Origin: site.url,
      Accept: 'application/json',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(fields).toString(),
  });
const swipe = (id: string, action: 'like' | 'pass' | 'undo') => send(`/job-swipe/cards/${id}`, { action });
const like = (id: string) => send(`/jobs/${id}/like`, { like: 'yes' });

const rowsOf = (id: string) =>
  site.database.database.asSystem(async (transaction) => ({
    swiped: await transaction
      .selectFrom('swiped_jobs')
      .select('action')
      .where('user_id', '=', candidate)
      .where('job_id', '=', id)
      .execute(),
    liked: await transaction
      .selectFrom('liked_jobs')
      .select('id')
      .where('user_id', '=', candidate)
      .where('job_id', '=', id)
      .execute(),
  }));

const addJob = async () => (await addJobs(site.database.database, {}))[0] ?? '';

test(
  'R04: likes and passes at once leave one swipe, and a like only if that was it; everybody is told the same',
  async () => {
    for (let round = 0; round < rounds(3, 100); round += 1) {
      const id = await addJob();
      const actions = ['like', 'pass', 'like', 'pass', 'like', 'like', 'pass', 'pass'] as const;
      const answers = await Promise.all(actions.map((action) => swipe(id, action)));
      const { swiped, liked } = await rowsOf(id);
      expect(swiped).toHaveLength(1);
      const stands = swiped[0]?.action;
      expect(liked).toHaveLength(stands === 'like' ? 1 : 0);
      for (const { status, body } of answers) {
        const expected = { ok: true, action: stands, liked: stands === 'like' };
        expect([status, JSON.parse(body.toString())]).toEqual([200, expected]);
      }
    }
  },
  TIMEOUT_MS,
);

test(
  'R04: the same job liked on its page and on its card at once is liked once',
  async () => {
    for (let round = 0; round < rounds(3, 100); round += 1) {
      const id = await addJob();
      const answers = await Promise.all([swipe(id, 'like'), like(id), swipe(id, 'like'), like(id)]);
      for (const { status } of answers) expect(status).toBeLessThan(400);
      const { swiped, liked } = await rowsOf(id);
      expect([swiped, liked.length]).toEqual([[{ action: 'like' }], 1]);
    }
  },
  TIMEOUT_MS,
);

test(
  'R04: swipes and undos at once leave a swipe and its like, or neither',
  async () => {
    for (let round = 0; round < rounds(3, 100); round += 1) {
      const id = await addJob();
      const actions = ['like', 'undo', 'like', 'undo', 'like'] as const;
      const answers = await Promise.all(actions.map((action) => swipe(id, action)));
      expect(answers.map(({ status }) => status)).toEqual(actions.map(() => 200));
      const { swiped, liked } = await rowsOf(id);
      expect(swiped.length).toBeLessThanOrEqual(1);
      expect(liked).toHaveLength(swiped.length);
    }
  },
  TIMEOUT_MS,
);
