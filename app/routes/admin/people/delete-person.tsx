/** Erases the record of a person without an account. A GET lists what the erasure would lose, a POST erases the record. */
import { data, Form, href, useNavigation } from 'react-router';
import { z } from 'zod';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { deletePerson } from '#app/features/people/people/commands/delete-person.server.ts';
import { findDeletable } from '#app/features/people/people/queries/deletable-person.server.ts';
import { NOT_DELETED } from '#app/features/people/people/texts.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { joinWords, listCounts } from '#domain/text/counts.ts';
import type { Route } from './+types/delete-person';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const admin = await requireAdmin({ request, context });
  const person = await findDeletable(context.get(requestContext).database, admin, id);
  if (!person) throw data('person_not_found', { status: 404 });
  const { fullName, email, applications, enquiries } = person;
  const sent = listCounts([
    [applications, 'application'],
    [enquiries, 'form'],
  ]);
  return { fullName, email, sent: joinWords(sent) };
}

export const action = formAction({
  form: z.strictObject({}),
  gate: requireAdmin,
  run: ({ services, proof: admin, params: { id = '' } }) => deletePerson(services, admin, id),
  done: () => ({ to: href('/admin/people'), notice: 'person-deleted' }),
  refuse: () => throwNotFound('person_not_found'),
  unexpected: { status: 503, notice: NOT_DELETED },
});

export const meta: Route.MetaFunction = ({ matches, location }) =>
  deskMeta(
    {
      path: location.pathname,
      title: 'Erase a person',
      description: 'Confirm that you want to erase a candidate record.',
    },
    matches,
  );

export default function DeletePerson({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const isSending = useNavigation().state === 'submitting';
  const { fullName, email, sent } = loaderData;
  const personHref = href('/admin/people/:id', { id });
  const trail = [...trailOf('/admin', '/admin/people'), { label: fullName, href: personHref }, { label: 'Erase' }];
  return (
    <>
      <PageHead trail={trail} title="Erase this person permanently?" />
      <FormProblems formId="erase" answer={actionData} />
      <div className="measure wrap-anywhere space-y-3">
        <p translate="no">
          <strong className="font-semibold">{fullName}</strong>
          {email && `, ${email}`}
        </p>
        <p className="text-ink-soft">
          We’ll delete the record and all notes, calls, tags and tasks, including colleagues’ private ones{' '}
          {sent && `, and everything sent without an account: ${sent}, with all files`}. You can’t undo this.
        </p>
        {sent && (
          <p className="text-ink-soft">
            If we acted for them in the last year, a short record stays under Kept records until the year is over.
          </p>
        )}
      </div>
      <Form method="post" className="mt-8 flex flex-wrap gap-3">
        <Button type="submit" variant="danger" isLoading={isSending}>
          Erase
        </Button>
        <ButtonLink to={personHref} variant="secondary">
          Cancel
        </ButtonLink>
      </Form>
    </>
  );
}
