import { data, Form, href } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { MessageForm } from '#app/features/people/applications/components/message-form.tsx';
import { removeTemplate, saveTemplate } from '#app/features/people/pipeline/commands/templates.server.ts';
import { templateForm } from '#app/features/people/pipeline/form.ts';
import { selectTemplate } from '#app/features/people/pipeline/queries/templates.server.ts';
import { TEMPLATE_REFUSALS } from '#app/features/people/pipeline/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { Button } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { EXAMPLE_FACTS } from '#domain/application/status-email.ts';
import { fillTemplate, TEMPLATE_FIELDS, templateFacts } from '#domain/application/template.ts';
import { agency } from '#domain/site/site.ts';
import type { Route } from './+types/template';

const NEW = 'new';
const EMPTY = { name: '', subject: '', body: '' };

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database } = context.get(requestContext);
  const template =
    id === NEW ? EMPTY : await database.asActor(consultant.id, (transaction) => selectTemplate(transaction, id));
  if (!template) throw data('template_not_found', { status: 404 });
  const { name: fullName, job: title, company } = EXAMPLE_FACTS;
  const us = { agency: agency().name, consultant: consultant.fullName };
  return {
    isNew: id === NEW,
    template,
    example: templateFacts({ fullName, job: { title, company } }, us),
  };
}

export const action = formAction({
  form: templateForm,
  gate: requireConsultant,
  once: ['save'],
  run: async ({ services, proof: consultant, params: { id = '' }, value }) => {
    if (value.intent === 'preview') return { ok: false as const, reason: 'preview' as const };
    if (value.intent === 'remove') return removeTemplate(services, consultant, id);
    const { name, subject, body } = value;
    return saveTemplate(services, consultant, id === NEW ? null : id, { name, subject, body });
  },
  done: (_, { value }) => ({
    to: href('/admin/templates'),
    notice: value.intent === 'remove' ? 'template-removed' : 'template-saved',
  }),
  refuse: ({ reason }) => {
    if (reason === 'preview') return { status: 200 };
    if (reason === 'name_taken') return { status: 409, errors: { name: TEMPLATE_REFUSALS.name_taken } };
    return { status: 409, notice: { title: TEMPLATE_REFUSALS[reason], tone: 'danger' } };
  },
  unexpected: {
    status: 503,
    notice: { title: 'Failed to save the template. Try again in a moment.', tone: 'danger' },
  },
});

export const meta: Route.MetaFunction = ({ matches, location }) =>
  deskMeta({ ...unlistedText('/admin/templates/:id'), path: location.pathname }, matches);

export default function TemplatePage({ loaderData: { isNew, template, example }, actionData }: Route.ComponentProps) {
  const { name, ...words } = { ...template, ...(actionData?.values['intent'] !== 'remove' && actionData?.values) };
  const { errors = {} } = actionData ?? {};
  const title = isNew ? 'Add a template' : 'Edit a template';
  return (
    <>
      <PageHead
        trail={[...trailOf('/admin', '/admin/templates'), { label: isNew ? 'Add' : template.name }]}
        title={title}
      />
      {actionData?.notice && (
        <div className="mb-6 max-w-2xl">
          <Notice tone="danger" title={actionData.notice.title} role="alert">
            Nothing was changed.
          </Notice>
        </div>
      )}
      <MessageForm
        words={words}
        errors={errors}
        cancelHref={href('/admin/templates')}
        preview={(typed) => fillTemplate(typed, example)}
        fields={Object.entries(TEMPLATE_FIELDS).map(([field, meaning]) => ({ label: `{{${field}}}`, value: meaning }))}
      >
        <Field
          id="message-name"
          label="Name"
          hint="Only you and your colleagues can see it."
          required
          error={errors['name']}
        >
          {(control) => <Input {...control} name="name" defaultValue={name} autoComplete="off" />}
        </Field>
      </MessageForm>
      {!isNew && (
        <details className="mt-10 border-line border-t pt-4">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand">
            Remove this template
          </summary>
          <Form method="post" className="mt-3 space-y-3">
            <p>Emails already sent won’t change.</p>
            <Button type="submit" name="intent" value="remove" variant="danger">
              Remove template
            </Button>
          </Form>
        </details>
      )}
    </>
  );
}
