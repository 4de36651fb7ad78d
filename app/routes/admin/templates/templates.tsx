import { href, Link } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { MessageText } from '#app/features/people/applications/components/status-history.tsx';
import { listTemplates } from '#app/features/people/pipeline/queries/templates.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { EXAMPLE_FACTS } from '#domain/application/status-email.ts';
import { fillTemplate, templateFacts } from '#domain/application/template.ts';
import { agency } from '#domain/site/site.ts';
import type { Route } from './+types/templates';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database } = context.get(requestContext);
  const { name: fullName, job: title, company } = EXAMPLE_FACTS;
  const us = { agency: agency().name, consultant: consultant.fullName };
  return loadPage(context, 'the email templates could not be listed', { templates: null }, async () => {
    const templates = await listTemplates(database, consultant);
    const example = templateFacts({ fullName, job: { title, company } }, us);
    return {
      templates: templates.map(({ id, name, ...words }) => ({ id, name, example: fillTemplate(words, example) })),
    };
  });
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/templates'), matches);

export default function TemplatesPage({ loaderData: { templates } }: Route.ComponentProps) {
  if (!templates) {
    return (
      <LoadFailure title="Failed to load templates" retryHref={href('/admin/templates')}>
        {LOGGED_FAILURE}
      </LoadFailure>
    );
  }
  return (
    <>
      <p className="measure mb-6 text-ink-soft">
        Use them when you email or move candidates. All consultants can use and edit them. They’re shown with example
        details.
      </p>
      <p className="mb-6">
        <ButtonLink to={href('/admin/templates/:id', { id: 'new' })}>Add a template</ButtonLink>
      </p>
      {templates.length === 0 ? (
        <EmptyState title="No templates yet">Save emails you send often.</EmptyState>
      ) : (
        <ul className="border-line border-t">
          {templates.map(({ id, name, example }) => (
            <li key={id} className="grid gap-x-10 gap-y-3 border-line border-b py-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
              <Heading level={2} size="item" className="[overflow-wrap:anywhere]">
                <Link to={href('/admin/templates/:id', { id })} className="link">
                  {name}
                </Link>
              </Heading>
              <MessageText message={example} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
