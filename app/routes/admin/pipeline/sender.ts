/** Keeps or removes an email that may not be the candidate's. */
import { href } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { settleDoubt } from '#app/features/people/applications/commands/replies/settle-doubt.server.ts';
import { senderForm } from '#app/features/people/pipeline/form.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { withPageNotice } from '#app/web/notices/page-notices.ts';

const pageOf = ({ id = '' }: { id?: string }) => href('/employer/applications/:id', { id });

export const action = formAction({
  form: senderForm,
  gate: requireConsultant,
  run: ({ services, proof: consultant, params: { id = '' }, value }) => settleDoubt(services, consultant, id, value),
  done: (_, { params }) => ({ to: pageOf(params) }),
  refuse: () => throwNotFound('application_not_found'),
  unexpected: ({ params }) => ({ status: 503, to: withPageNotice(pageOf(params), 'reply-not-read') }),
});

export const loader = () => new Response('Decisions only\n', { status: 405, headers: { Allow: 'POST' } });
