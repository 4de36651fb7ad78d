import { href } from 'react-router';
import { findPublicJob } from '#app/features/board/jobs/queries/public/public-job.server.ts';
import { listApiJobs } from '#app/features/core/api/queries/api-jobs.server.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { advertisedBy } from '#domain/job/advertised-by.ts';
import type { PublicJob } from '#domain/job/fields.ts';
import { readJobQuestion, writeJobQuestion } from '#domain/job/search/job-question.ts';
import { agency } from '#domain/site/site.ts';
import type { Frame, FramedJob, FrameQuestion } from '../schema.ts';
import { FRAME_TEXTS } from '../texts.ts';

type FrameContext = Pick<RequestContext, 'database' | 'content' | 'publicOrigin'>;

export const findFrame = (context: FrameContext, query: FrameQuestion): Promise<Frame> =>
  query.job === undefined ? findList(context, query) : findOne(context, query, query.job);

export const emptyFrame = (publicOrigin: string, says: string): Frame => ({
  title: listTitle(),
  theme: undefined,
  jobs: [],
  says,
  more: { url: publicOrigin + href('/jobs'), label: FRAME_TEXTS.allJobs },
});

const listTitle = () => `Jobs from ${agency().name}`;

async function findList(context: FrameContext, { job: _, theme, ...filters }: FrameQuestion): Promise<Frame> {
  const { database, content, publicOrigin } = context;
  const { jobs = [], after = null } = (await listApiJobs({ asPublic: database.asPublic, content }, filters)) ?? {};
  const search = readJobQuestion(new Map(Object.entries(filters).map(([name, value]) => [name, String(value)])));
  return {
    title: listTitle(),
    theme,
    jobs: jobs.map((job) => toFramedJob(job, publicOrigin)),
    says: jobs.length === 0 ? FRAME_TEXTS.none : null,
    more: {
      url: publicOrigin + href('/jobs') + writeJobQuestion(search),
      label: after === null ? FRAME_TEXTS.theseJobs : FRAME_TEXTS.moreJobs,
    },
  };
}

async function findOne({ database, publicOrigin }: FrameContext, { theme }: FrameQuestion, id: string): Promise<Frame> {
  const job = await findPublicJob(database.asPublic, id);
  if (!job) return { ...emptyFrame(publicOrigin, FRAME_TEXTS.missing), theme };
  return {
    title: `Job from ${agency().name}`,
    theme,
    jobs: [toFramedJob(job, publicOrigin)],
    says: job.isOpen ? null : FRAME_TEXTS.closed,
    more: { url: publicOrigin + href('/jobs'), label: FRAME_TEXTS.allJobs },
  };
}

const toFramedJob = (job: PublicJob, publicOrigin: string): FramedJob => ({
  url: publicOrigin + href('/jobs/:id', { id: job.id }),
  title: job.title,
  company: job.company,
  location: job.location,
  salary: job.salary,
  closesAt: job.closesAt,
  advertisedBy: advertisedBy(job, agency().name),
});
