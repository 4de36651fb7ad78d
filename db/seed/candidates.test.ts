import { expect, test } from 'vitest';
import { aishasCv } from './candidates/aishas-cv.ts';
import { writePage } from './candidates/write-page.ts';
import { demoCandidates } from './candidates.ts';
import { demoCast } from './cast.ts';
import { demoJobs } from './jobs.ts';

const jobOf = (key: string) => demoJobs.find((job) => job.key === key);

test.each(demoCandidates.map((candidate) => [candidate.email, candidate] as const))(
  '%s is an approved candidate and has touched only jobs that are open, after they were posted',
  (email, { likes, passes, applications }) => {
    expect(demoCast.find((person) => person.email === email)).toMatchObject({ role: 'job_seeker', status: 'approved' });
    for (const { jobKey, daysAgo } of [...likes, ...passes, ...applications]) {
      const job = jobOf(jobKey);
      expect(job?.status ?? 'open', jobKey).toBe('open');
      expect(job?.closesInDays, jobKey).toBeGreaterThan(0);
      expect(job?.postedDaysAgo, jobKey).toBeGreaterThan(daysAgo);
    }
    const passed = passes.map(({ jobKey }) => jobKey);
    expect(likes.filter(({ jobKey }) => passed.includes(jobKey))).toEqual([]);
  },
);

test('applications are about jobs of the two employers, and were liked no later than they were sent', () => {
  for (const { likes, applications } of demoCandidates) {
    for (const { jobKey, daysAgo } of applications) {
      expect(jobOf(jobKey)?.owner, jobKey).toMatch(/employer$/);
      expect(likes.find((like) => like.jobKey === jobKey)?.daysAgo, jobKey).toBeGreaterThanOrEqual(daysAgo);
    }
  }
});

test('a page is written the same way every time, and says where each of its objects begins', () => {
  const file = Buffer.from(writePage(aishasCv)).toString('latin1');
  expect(Buffer.from(writePage(aishasCv)).toString('latin1')).toBe(file);
  const [, table = ''] = /^xref\n0 8\n\d{10} 65535 f \n([\s\S]*?)trailer/m.exec(file) ?? [];
  const offsets = [...table.matchAll(/(\d{10}) 00000 n /g)].map(([, offset]) => Number(offset));
  expect(offsets.map((offset) => /^\d+ 0 obj/.exec(file.slice(offset))?.[0])).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((number) => `${number} 0 obj`),
  );
  const [, length = '', stream = ''] = /<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(file) ?? [];
  expect(stream).toHaveLength(Number(length));
  expect(Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1])).toBe(file.indexOf('xref\n0 8'));
});

test('no line runs off the foot of the page, and what the fonts lack is refused', () => {
  const marks = Buffer.from(writePage(aishasCv))
    .toString('latin1')
    .matchAll(/Tf \d+ (-?\d+) Td/g);
  expect(Math.min(...[...marks].map(([, y]) => Number(y)))).toBeGreaterThan(50);
  expect(() => writePage({ ...aishasCv, name: 'Zażółć' })).toThrow("cannot print 'ż'");
});
