import { href } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { addPerson } from '#app/features/people/people/commands/add-person.server.ts';
import { type Known, NewPersonForm } from '#app/features/people/people/components/new-person-form.tsx';
import { newPersonForm } from '#app/features/people/people/form.ts';
import { KNOWN_NOTICES, NOT_ADDED } from '#app/features/people/people/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction, replyWith } from '#app/web/form/form-action.server.ts';
import type { Route } from './+types/new-person';

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireConsultant({ request, context });
  return null;
}

export const action = formAction({
  reply: replyWith<Known>(),
  form: newPersonForm,
  gate: requireConsultant,
  once: true,
  run: ({ services, proof: consultant, value }) => addPerson(services, consultant, value),
  done: ({ id }) => ({ to: href('/admin/people/:id', { id }), notice: 'person-added' }),
  refuse: ({ by, people }) => ({ status: 409, notice: KNOWN_NOTICES[by], more: { known: { by, people } } }),
  unexpected: { status: 503, notice: NOT_ADDED },
});

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/people/new'), matches);

export default function NewPersonPage({ actionData }: Route.ComponentProps) {
  const title = unlistedText('/admin/people/new').title;
  return (
    <>
      <PageHead trail={[...trailOf('/admin', '/admin/people'), { label: title }]} title={title} />
      <NewPersonForm answer={actionData} />
    </>
  );
}
