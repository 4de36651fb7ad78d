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
          Show our open jobs on your own site or in your own program. No key is needed to read them. Answers are JSON,
          and scripts of any site may read them. Programs of ours write jobs and read more, with a key.
        </p>
        <p>Three things we ask of you:</p>
        <ul>
          <li>
            Link each job to its page here (<code>url</code>): people apply there.
          </li>
          <li>
            Show the words of <code>advertised_by</code> with it. The law asks every advert of an agency to say who
            advertises it, and whether the work is permanent or temporary.
          </li>
          <li>
            Take a job down when it is no longer in the list. A change is here within seconds; ask every few minutes.
          </li>
        </ul>
      </div>

      <Heading level={2} className="mt-12">
        In one minute
      </Heading>
      <CodeBlock
        label="Commands to try"
        text={[
          `curl '${publicOrigin}/api/v1/jobs?limit=3&fields=id,title,location,url'`,
          `curl '${publicOrigin}/api/v1/jobs?search=%22site%20manager%22&where=Kettering&miles=20'`,
        ].join('\n')}
      />
      <p className="measure mt-3 text-ink-soft">
        The same as a file for programs that write programs:{' '}
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
        Addresses
      </Heading>
      {endpoints.map((endpoint) => (
        <EndpointSection key={endpoint.id} endpoint={endpoint} />
      ))}

      <Heading level={2} className="mt-14">
        What a job says
      </Heading>
      <div className="mt-4">
        <DocumentedTable caption="Fields of a job" firstColumn="Field" rows={jobFields} />
      </div>

      <Heading level={2} className="mt-14">
        Good to know
      </Heading>
      <GoodToKnow />
    </div>
  );
}
