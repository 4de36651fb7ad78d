import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { href } from 'react-router';
import { findPublicJob } from '#app/features/board/jobs/queries/public/public-job.server.ts';
import { readBoardSearch, writeBoardSearch } from '#app/features/board/jobs/schema.ts';
import { listApiJobs } from '#app/features/core/api/queries/api-jobs.server.ts';
import { framedAnywhere } from '#app/web/render/framing.server.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { Look } from '#domain/brand/look.ts';
import { advertisedBy } from '#domain/job/advertised-by.ts';
import type { PublicJob } from '#domain/job/fields.ts';
import { agency, brand } from '#domain/site/site.ts';
import { FramePage } from '../components/frame/frame-page.tsx';
import { listStyles } from '../components/list-styles.ts';
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
  more: { url: publicOrigin + href('/jobs'), label: 'All jobs on our site' },
});

const listTitle = () => `Jobs from ${agency().name}`;

async function findList(context: FrameContext, { job: _, theme, ...filters }: FrameQuestion): Promise<Frame> {
  const { database, content, publicOrigin } = context;
  const { jobs = [], after = null } = (await listApiJobs({ asPublic: database.asPublic, content }, filters)) ?? {};
  const search = readBoardSearch(new Map(Object.entries(filters).map(([name, value]) => [name, String(value)])));
  return {
    title: listTitle(),
    theme,
    jobs: jobs.map((job) => toFramedJob(job, publicOrigin)),
    says: jobs.length === 0 ? FRAME_TEXTS.none : null,
    more: {
      url: publicOrigin + href('/jobs') + writeBoardSearch(search),
      label: after === null ? 'See these jobs on our site' : 'See more jobs on our site',
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
    more: { url: publicOrigin + href('/jobs'), label: 'All jobs on our site' },
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

const frameStyles = (look: Look): string =>
  `${listStyles(look, ':root')}body{margin:0;font-family:system-ui,sans-serif}\nh1{font-size:1.375rem;line-height:1.25;margin-block:.75rem .25rem}\n`;

export function writeFrame(frame: Frame, { status = 200, headers = {} } = {}): Response {
  const styles = frameStyles(brand());
  return new Response(`<!DOCTYPE html>${renderToStaticMarkup(createElement(FramePage, { ...frame, styles }))}`, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'X-Robots-Tag': 'noindex',
      ...framedAnywhere(styles),
      ...headers,
    },
  });
}
