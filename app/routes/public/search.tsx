/** Finds pages of the site by their name, and leads to the jobs that match. */
import { ArrowRight } from 'lucide-react';
import { href, Link } from 'react-router';
import { searchPages } from '#app/site/navigation.ts';
import { SearchForm } from '#app/site/search-form.tsx';
import { originOf, pageMeta } from '#app/site/seo.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { pageText } from '#content/pages.ts';
import type { Route } from './+types/search';

export function loader({ request }: Route.LoaderArgs) {
  const question = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 200);
  return { question, pages: searchPages(question) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...pageText('/search'), publicOrigin: originOf(matches), path: href('/search'), noindex: true });

export default function SearchPage({ loaderData: { question, pages } }: Route.ComponentProps) {
  return (
    <div className="wrap py-6 sm:py-8">
      <Breadcrumb items={[{ label: 'Search' }]} />
      <div className="mt-6 max-w-2xl sm:mt-10">
        <Heading level={1}>{question ? <>Results for ‘{question}’</> : 'Search'}</Heading>
        <div className="mt-6">
          <SearchForm id="search" question={question} />
        </div>
      </div>

      {question && (
        <div className="mt-12 grid gap-x-8 gap-y-12 lg:grid-cols-12">
          <section aria-labelledby="job-results" className="lg:col-span-5">
            <Heading level={2} size="item" id="job-results">
              Jobs
            </Heading>
            <p className="mt-2 text-ink-soft">Jobs have their own search, by title, employer and place.</p>
            <ButtonLink
              to={`${href('/jobs')}?${new URLSearchParams({ search: question })}`}
              className="mt-4 max-w-full"
            >
              <span className="truncate">Look for ‘{question}’ in jobs</span>
              <ArrowRight aria-hidden="true" />
            </ButtonLink>
          </section>
          <section aria-labelledby="page-results" className="lg:col-span-7">
            <Heading level={2} size="item" id="page-results">
              Pages
            </Heading>
            {pages.length === 0 ? (
              <div className="mt-4">
                <EmptyState title="No page has these words in its name" headingLevel={3}>
                  <p>Try one word instead of several, or look for it in the jobs.</p>
                </EmptyState>
              </div>
            ) : (
              <>
                <p className="mt-2 text-ink-soft">
                  {pages.length} {pages.length === 1 ? 'page' : 'pages'}
                </p>
                <ul className="mt-4 divide-y divide-line border-line border-y">
                  {pages.map(({ label, href: to, text, isExternal }) => (
                    <li key={to}>
                      <Link to={to} target={isExternal ? '_blank' : undefined} className="group block py-3.5">
                        <span className="font-semibold text-brand underline-offset-4 group-hover:underline">
                          {label}
                        </span>
                        {text && <span className="block text-sm text-ink-soft">{text}</span>}
                      </Link>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </section>
        </div>
      )}
    </div>
  );
}
