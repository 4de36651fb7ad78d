import { type RefObject, useEffect, useRef } from 'react';
import { href } from 'react-router';
import { SearchForm } from '#app/chrome/header/search-form.tsx';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { FoundJobs } from '#app/features/board/jobs/components/board/found-jobs.tsx';
import { findBoard } from '#app/features/board/jobs/queries/found-jobs.server.ts';
import { SearchTooWide } from '#app/features/board/jobs/queries/search/search-time.server.ts';
import { describeCount } from '#app/features/board/jobs/schema.ts';
import { searchArticles } from '#app/features/site/blog/queries.server.ts';
import { FoundArticles } from '#app/features/site/site-search/components/found-articles.tsx';
import { FoundPages } from '#app/features/site/site-search/components/found-pages.tsx';
import { FoundSection } from '#app/features/site/site-search/components/found-section.tsx';
import { NothingFound } from '#app/features/site/site-search/components/nothing-found.tsx';
import { ResultCounts } from '#app/features/site/site-search/components/result-counts.tsx';
import { WaysIn } from '#app/features/site/site-search/components/ways-in.tsx';
import { searchPages } from '#app/features/site/site-search/queries.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { loadPart } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { EMPTY_QUESTION, readJobQuestion } from '#domain/job/search/job-question.ts';
import { countOf } from '#domain/text/counts.ts';
import type { Route } from './+types/search';

const [MOST_JOBS, MOST_ARTICLES] = [5, 6];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { content, database } = context.get(requestContext);
  const { search: question } = readJobQuestion(new Map([['search', new URL(request.url).searchParams.get('q') ?? '']]));
  const all = searchArticles(content, question);
  const articles = all.slice(0, MOST_ARTICLES).map(({ slug, title, excerpt, publishedDate, publishedOn }) => ({
    slug,
    title,
    excerpt,
    publishedDate,
    publishedOn,
  }));
  const base = { question, pages: searchPages(content, question), articles, articleCount: all.length, refusal: null };
  if (!question) return { ...base, jobs: [], jobCount: null };
  const { asPublic } = database;
  return loadPart(context, 'jobs could not be searched', { ...base, jobs: null, jobCount: null }, async () => {
    try {
      const board = await findBoard({ asPublic, content }, { ...EMPTY_QUESTION, search: question }, MOST_JOBS);
      // Beside articles and pages, only jobs that contain all words count.
      if (board.withAll === 0) return { ...base, jobs: [], jobCount: { count: 0, isMore: false } };
      return { ...base, jobs: board.jobs, jobCount: board.totalCount };
    } catch (error) {
      if (error instanceof SearchTooWide) return { ...base, jobs: null, jobCount: null, refusal: error.refusal };
      throw error;
    }
  });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const text = unlistedText('/search');
  const title = loaderData?.question ? `${loaderData.question}: search results` : text.title;
  return pageMeta({ ...text, title, publicOrigin: originOf(matches), path: href('/search'), noindex: true });
};

/** A new search, as after Back, updates the field in place: a new field would lose the focus. */
function useFieldOf(question: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const shownQuestion = useRef(question);
  useEffect(() => {
    if (shownQuestion.current === question) return;
    shownQuestion.current = question;
    if (field.current) field.current.value = question;
  }, [question]);
  return field;
}

/** Jobs first, then articles and pages. Hides kinds without results, unless there are none at all. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { question, pages, articles, articleCount, jobs, jobCount, refusal } = loaderData;
  const field = useFieldOf(question);
  const kinds = [
    { id: 'job-results', isShown: jobs === null || jobs.length > 0, name: jobCount ? describeCount(jobCount) : 'Jobs' },
    { id: 'article-results', isShown: articles.length > 0, name: countOf(articleCount, 'article') },
    { id: 'page-results', isShown: pages.length > 0, name: countOf(pages.length, 'page') },
  ] as const;
  const [ofJobs, ofArticles, ofPages] = kinds;
  const shownKinds = kinds.filter(({ isShown }) => isShown);
  const kindNames = shownKinds.filter(({ id }) => id !== 'job-results' || jobs !== null).map(({ name }) => name);
  // A failed job search is reported in its own section.
  const summary = shownKinds.length > 0 ? kindNames.join(', ') : 'Nothing';
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: 'Search' }]} title={question ? `Results for ‘${question}’` : 'Search'} />
      <div className="max-w-2xl">
        <SearchForm id="search" place="page" field={field} question={question} />
      </div>
      {/* The next question is asked on the same page, where nothing else would tell that there is an answer. */}
      <p role="status" className="sr-only">
        {question && summary && `${summary} found for ‘${question}’`}
      </p>
      {question && shownKinds.length > 0 && (
        <>
          <ResultCounts kinds={shownKinds} />
          {ofJobs.isShown && (
            <FoundSection {...ofJobs}>
              <FoundJobs jobs={jobs} totalCount={jobCount} question={question} refusal={refusal} />
            </FoundSection>
          )}
          {ofArticles.isShown && (
            <FoundSection {...ofArticles}>
              <FoundArticles articles={articles} isCut={articleCount > articles.length} />
            </FoundSection>
          )}
          {ofPages.isShown && (
            <FoundSection {...ofPages}>
              <FoundPages pages={pages} />
            </FoundSection>
          )}
        </>
      )}
      {question && shownKinds.length === 0 && <NothingFound question={question} />}
      {(!question || !ofJobs.isShown) && <WaysIn hasFound={shownKinds.length > 0} />}
    </div>
  );
}
