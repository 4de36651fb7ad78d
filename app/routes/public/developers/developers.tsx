import { href } from 'react-router';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { breadcrumbJsonLd } from '#app/chrome/seo/structured-data.ts';
import { DocumentedTable } from '#app/features/core/api/components/documented-table.tsx';
import { EndpointSection } from '#app/features/core/api/components/endpoint-section.tsx';
import { GoodToKnow } from '#app/features/core/api/components/good-to-know.tsx';
import { documentApi } from '#app/features/core/api/queries/documented-api.server.ts';
import { pageText } from '#app/pages/page-text.ts';
import { CodeBlock } from '#app/ui/code-block.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { agency } from '#domain/site/site.ts';
import type { Route } from './+types/developers';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

const text = pageText('/developers');
const TRAIL = [{ label: text.name }];

export function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin } = context.get(requestContext);
  return cacheable({ publicOrigin, ...documentApi({ publicOrigin, agency: agency().name }) });
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const publicOrigin = originOf(matches);
  const jsonLd = [breadcrumbJsonLd(publicOrigin, TRAIL)];
  return pageMeta({ ...text, publicOrigin, path: href('/developers'), jsonLd });
};

export default function Developers({ loaderData: { publicOrigin, endpoints, jobFields } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={TRAIL} title={text.name} />
      <div className="prose">
        <p>
          Show our open jobs on your own site or in your own software. You don’t need a key to read them. Responses are
          JSON, and scripts on any site can read them. Our own software uses a key to post jobs and read more.
        </p>
        <p>Three things we ask of you:</p>
        <ul>
          <li>
            Link each job to its page here (<code>url</code>): people apply there.
          </li>
          <li>
            Show the text of <code>advertised_by</code> with it. By law every agency advert must say who advertises it,
            and whether the work is permanent or temporary.
          </li>
          <li>
            Remove a job when it’s no longer in the list. The list updates within seconds, so check every few minutes.
          </li>
        </ul>
      </div>

      <Heading level={2} className="mt-12">
        Quick start
      </Heading>
      <CodeBlock
        label="Example commands"
        text={[
          `curl '${publicOrigin}/api/v1/jobs?limit=3&fields=id,title,location,url'`,
          `curl '${publicOrigin}/api/v1/jobs?search=%22site%20manager%22&where=Kettering&miles=20'`,
        ].join('\n')}
      />
      <p className="measure mt-3 text-ink-soft">
        Machine-readable description:{' '}
        <a className="link" href={href('/api/v1/openapi.json')}>
          OpenAPI 3.1
        </a>
        . For feed readers and job sites there are{' '}
        <a className="link" href={href('/jobs-feed.xml')}>
          RSS
        </a>
        ,{' '}
        <a className="link" href={`${href('/jobs-feed.xml')}?format=xml`}>
          XML
        </a>{' '}
        and{' '}
        <a className="link" href={href('/jobs-feed.json')}>
          JSON Feed
        </a>
        .
      </p>

      <Heading level={2} className="mt-12">
        Endpoints
      </Heading>
      {endpoints.map((endpoint) => (
        <EndpointSection key={endpoint.id} endpoint={endpoint} />
      ))}

      <Heading level={2} className="mt-14">
        Job fields
      </Heading>
      <div className="mt-4">
        <DocumentedTable caption="Job fields" firstColumn="Field" rows={jobFields} />
      </div>

      <Heading level={2} className="mt-14">
        Good to know
      </Heading>
      <GoodToKnow />
    </div>
  );
}
