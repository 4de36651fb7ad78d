/** The email is sent exactly as the form shows it. */
import { data, Form, href } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { writeLetter } from '#app/features/people/applications/commands/write-letter.server.ts';
import { findReceived } from '#app/features/people/applications/queries/received-application.server.ts';
import { LetterForm } from '#app/features/people/pipeline/components/letter-form.tsx';
import { letterForm } from '#app/features/people/pipeline/form.ts';
import { listTemplates } from '#app/features/people/pipeline/queries/templates.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { Button } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { fillTemplate, fillWithoutName, templateFacts } from '#domain/application/template.ts';
import { agency } from '#domain/site/site.ts';
import type { Route } from './+types/write';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const services = context.get(requestContext);
  const application = await findReceived(services, consultant, id);
  if (!application) throw data('application_not_found', { status: 404 });
  const templates = await listTemplates(services.database, consultant);
  const templateId = new URL(request.url).searchParams.get('template');
  const template = templates.find((each) => each.id === templateId);
  const facts = templateFacts(application, { agency: agency().name, consultant: consultant.fullName });
  const { fullName, isUnnamed, job } = application;
  const fill = isUnnamed ? fillWithoutName : fillTemplate;
  return {
    fullName,
    isUnnamed,
    job: { title: job.title, company: job.company },
    templates: templates.map(({ id: value, name: label }) => ({ value, label })),
    template: template?.id ?? '',
    words: template ? fill(template, facts) : { subject: `Your application: ${job.title}`, body: '' },
  };
}

const failed = (title: string) => ({ notice: { title, text: 'Nothing was sent.', tone: 'danger' as const } });

export const action = formAction({
  form: letterForm,
  gate: requireConsultant,
  once: true,
  run: ({ services, proof: consultant, params: { id = '' }, value }) => writeLetter(services, consultant, id, value),
  done: (_, { params: { id = '' } }) => ({ to: href('/employer/applications/:id', { id }), notice: 'letter-sent' }),
  refuse: ({ reason }) =>
    reason === 'not_found'
      ? throwNotFound('application_not_found')
      : { status: 409, ...failed('The candidate has withdrawn this application') },
  unexpected: { status: 503, ...failed('Failed to send the message. Try again in a moment.') },
});

export const meta: Route.MetaFunction = ({ matches, location }) =>
  deskMeta({ ...unlistedText('/admin/pipeline/:id/write'), path: location.pathname }, matches);

export default function WritePage({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { fullName, isUnnamed, job, templates, template, words } = loaderData;
  const applicationHref = href('/employer/applications/:id', { id });
  return (
    <>
      <PageHead
        trail={[
          ...trailOf('/admin', '/admin/pipeline'),
          { label: fullName, href: applicationHref },
          { label: 'Email' },
        ]}
        title={`Email ${fullName}`}
      />
      <p className="mb-6 text-ink-soft [overflow-wrap:anywhere]">
        {job.title}, {job.company}
      </p>
      {templates.length > 0 && (
        <Form method="get" className="mb-6 flex max-w-2xl flex-wrap items-end gap-3">
          <Field id="letter-template" label="Template" className="min-w-56">
            {(control) => (
              <Select
                {...control}
                name="template"
                defaultValue={template}
                options={[{ value: '', label: 'None' }, ...templates]}
              />
            )}
          </Field>
          <Button type="submit" variant="secondary">
            Fill in
          </Button>
        </Form>
      )}
      <LetterForm key={template} words={words} isUnnamed={isUnnamed} answer={actionData} cancelHref={applicationHref} />
    </>
  );
}
