/** A free page that an editor created in the studio. */
import { data, href } from 'react-router';
import type { RouteHandle } from '#app/chrome/route-handle.ts';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { breadcrumbJsonLd } from '#app/chrome/seo/structured-data.ts';
import { ArticleBody } from '#app/features/site/blog/components/article/article-body.tsx';
import { ArticleContents } from '#app/features/site/blog/components/article/article-contents.tsx';
import { listBodyPictures } from '#app/features/site/blog/queries.server.ts';
import { Breadcrumb } from '#app/ui/content/breadcrumb.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { readArticleBody } from '#domain/article/article.ts';
import { fillDocument } from '#domain/site/fill-facts.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import type { Route } from './+types/free-page';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

/** A page for reading: scripts start only on a press that needs them. */
export const handle = { scripts: 'when_needed' } satisfies RouteHandle;

export function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const { content } = context.get(requestContext);
  const page = content.pages.find((each) => each.slug === slug);
  if (!page) throw data(null, { status: 404 });
  const { title, lead, description, body, changedOn } = fillDocument(page);
  const changeDate = formatLongDate(new Date(changedOn));
  return cacheable(
    {
      title,
      lead,
      description,
      blocks: readArticleBody(body),
      pictures: listBodyPictures(content, body),
      changedOn,
      changed: changeDate,
    },
    { tags: ['pages'] },
  );
}

export const meta: Route.MetaFunction = ({ loaderData, matches, params: { slug } }) => {
  if (!loaderData) return [];
  const { title, description } = loaderData;
  const publicOrigin = originOf(matches);
  const path = href('/pages/:slug', { slug });
  const jsonLd = breadcrumbJsonLd(publicOrigin, [{ label: title, href: path }]);
  return pageMeta({ publicOrigin, path, title, description, keywords: title, jsonLd });
};

export default function FreePage({ loaderData }: Route.ComponentProps) {
  const { title, lead, blocks, pictures, changedOn, changed } = loaderData;
  return (
    <div className="wrap pt-4 pb-24">
      <Breadcrumb items={[{ label: title }]} />
      <header className="mt-6 border-line border-b pb-10 sm:mt-10 sm:pb-14">
        <Heading level={1}>{title}</Heading>
        {lead && <p className="measure mt-4 text-ink-soft text-lg">{lead}</p>}
        <p className="figures mt-6 text-ink-faint text-sm">
          Last changed <time dateTime={changedOn}>{changed}</time>
        </p>
      </header>
      <div className="mt-8 grid gap-x-8 gap-y-8 sm:mt-12 lg:grid-cols-12">
        <div className="lg:order-last lg:col-span-4">
          <ArticleContents blocks={blocks} />
        </div>
        <div className="min-w-0 lg:col-span-8 [&_.prose>:first-child]:mt-0">
          <ArticleBody blocks={blocks} figures={[]} pictures={pictures} />
        </div>
      </div>
    </div>
  );
}
