import { data, href, useNavigation } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { giveKeyInformation } from '#app/features/people/assignments/commands/give-key-information.server.ts';
import { writeKeyInformation } from '#app/features/people/assignments/commands/write-key-information.server.ts';
import { DocumentForm } from '#app/features/people/assignments/components/document-form.tsx';
import { DocumentList } from '#app/features/people/assignments/components/document-list.tsx';
import { EngagementTabs } from '#app/features/people/assignments/components/engagement-tabs.tsx';
import { documentForm } from '#app/features/people/assignments/form.ts';
import { firstValues } from '#app/features/people/assignments/queries/first-values.server.ts';
import { findDocumentsOf } from '#app/features/people/assignments/queries/key-information.server.ts';
import { showDocument } from '#app/features/people/assignments/queries/shown-assignment.server.ts';
import { keyInformationHref } from '#app/features/people/assignments/schema.ts';
import { ASSIGNMENT_REFUSALS, DOCUMENT_REFUSALS } from '#app/features/people/assignments/texts.ts';
import { Heading } from '#app/ui/content/heading.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { readChoice } from '#domain/address/search-parameters.ts';
import { ENGAGEMENTS } from '#domain/assignment/assignment.ts';
import type { Route } from './+types/key-information';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const personDocuments = await findDocumentsOf(context.get(requestContext).database, consultant, id);
  if (!personDocuments) throw data('person_not_found', { status: 404 });
  const { person, documents, newest } = personDocuments;
  const engagement = readChoice(ENGAGEMENTS, new URL(request.url).searchParams, 'as') ?? newest?.engagement ?? 'paye';
  return {
    person,
    documents: documents.map(showDocument),
    engagement,
    first: firstValues(engagement, person.fullName, newest),
  };
}

const failed = (text: string) => ({ notice: { title: 'Nothing was saved', text, tone: 'danger' as const } });
const FIELDS = {
  nothing_left: 'units',
  above_example: 'worker_rate',
  below_wage: 'rate',
  too_long: 'holiday',
} as const;

export const action = formAction({
  form: documentForm,
  gate: requireConsultant,
  once: ['write'],
  run: async ({ services, proof: consultant, params: { id = '' }, value }) =>
    value.intent === 'write'
      ? writeKeyInformation(services, consultant, id, value.draft)
      : giveKeyInformation(services, consultant, id, value),
  done: (_, { params: { id = '' }, value: { intent } }) => ({
    to: keyInformationHref(id),
    notice: (
      { write: 'key-information-written', email: 'key-information-sent', hand: 'key-information-given' } as const
    )[intent],
  }),
  refuse: ({ reason }) => {
    switch (reason) {
      case 'not_found':
        return throwNotFound('person_not_found');
      case 'nothing_left':
      case 'above_example':
      case 'below_wage':
      case 'too_long':
        return { status: 422, errors: { [FIELDS[reason]]: DOCUMENT_REFUSALS[reason] } };
      case 'too_many':
      case 'no_name':
        return { status: 409, ...failed(DOCUMENT_REFUSALS[reason]) };
      default:
        return { status: 409, ...failed(ASSIGNMENT_REFUSALS[reason]) };
    }
  },
  unexpected: { status: 503, ...failed(ASSIGNMENT_REFUSALS.failed) },
});

export const meta: Route.MetaFunction = ({ matches, location }) =>
  deskMeta(
    {
      path: location.pathname,
      title: 'Key Information Document',
      description: 'What a temporary worker must be given before agreeing terms.',
    },
    matches,
  );

export default function KeyInformationPage({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { person, documents, engagement, first } = loaderData;
  const isSending = useNavigation().state === 'submitting';
  const personHref = href('/admin/people/:id', { id });
  const trail = [
    ...trailOf('/admin', '/admin/people'),
    { label: person.fullName, href: personHref },
    { label: 'Key information' },
  ];
  return (
    <>
      <PageHead trail={trail} title="Key Information Document" />
      <div className="mb-10 max-w-3xl">
        <DocumentList person={person} documents={documents} isSending={isSending} />
      </div>
      <Heading level={2} size="item" className="mb-4">
        Create the next version
      </Heading>
      <EngagementTabs personId={id} current={engagement} />
      <div className="mt-6">
        <DocumentForm key={engagement} answer={actionData} engagement={engagement} first={first} />
      </div>
    </>
  );
}
