import { href } from 'react-router';
import { explainUnclearPlace } from '#app/features/board/gazetteer/queries.server.ts';
import { findJobs } from '#app/features/board/jobs/queries/found-jobs.server.ts';
import { secondsUntilBoardChanges } from '#app/features/board/jobs/queries/public/job-changes.server.ts';
import { findCountriesAbroad } from '#app/features/board/jobs/queries/public/public-job.server.ts';
import { nullIfTooWide } from '#app/features/board/jobs/queries/search/search-time.server.ts';
import { BOARD_PARAMETERS, isMadeOfChoices } from '#app/features/board/jobs/schema.ts';
import { TOO_WIDE_SENTENCES } from '#app/features/board/jobs/texts.ts';
import { cachingHeaders, weakTagOf } from '#app/web/caching/cacheable.server.ts';
import { type RequestArgs, requestContext } from '#app/web/request-context.server.ts';
import type { PublicJob } from '#domain/job/fields.ts';
import { latestChange } from '#domain/job/job.ts';
import type { FeedChannel } from '#domain/job/job-feed.ts';
import { readJobQuestion, writeJobQuestion } from '#domain/job/search/job-question.ts';
import { HOME_COUNTRY } from '#domain/place/country.ts';
import { listCityNames } from '#domain/place/place.ts';
import { agency } from '#domain/site/site.ts';

type JobFeed = {
  jobs: PublicJob[];
  channel: FeedChannel;
  headersOf: (text: string) => Record<string, string>;
};

/** @param formats allowed values of its parameter `format` */
export async function readJobFeed(
  { request, context }: RequestArgs,
  feed: '/jobs-feed.xml' | '/jobs-feed.json',
  formats: readonly string[] = [],
): Promise<JobFeed> {
  const { publicOrigin, database, content } = context.get(requestContext);
  const parameters = new URL(request.url).searchParams;
  const search = readJobQuestion(parameters);
  const isKnownFormat = ['', ...formats].includes(parameters.getAll('format').join('&'));
  const isKeepable = isKnownFormat && isMadeOfChoices(parameters, search, listCityNames());
  const [jobs, seconds] = await Promise.all([
    nullIfTooWide(findJobs({ asPublic: database.asPublic, content }, search)),
    isKeepable ? secondsUntilBoardChanges(database.asPublic, 3_600) : 0,
  ]);
  if (!jobs) throw new Response(TOO_WIDE_SENTENCES, { status: 422 });
  const unclearPlace = await explainUnclearPlace(database.asPublic, search.where, jobs);
  if (unclearPlace) throw new Response(unclearPlace, { status: 422 });
  const countries = await findCountriesAbroad(
    database.asPublic,
    jobs.map(({ id }) => id),
  );
  const query = writeJobQuestion(search);
  return {
    jobs,
    channel: {
      agency: agency().name,
      listUrl: publicOrigin + href('/jobs') + query,
      feedUrl: publicOrigin + href(feed) + query,
      imageUrl: `${publicOrigin}/brand/feed-image.png`,
      urlOf: ({ id }) => publicOrigin + href('/jobs/:id', { id }),
      countryOf: ({ id }) => countries.get(id) ?? HOME_COUNTRY,
      updatedAt: latestChange(jobs),
    },
    headersOf: (text) =>
      isKeepable
        ? cachingHeaders({ seconds, tags: ['jobs'], parameters: [...BOARD_PARAMETERS, 'format'] })
        : { ETag: weakTagOf(text) },
  };
}
