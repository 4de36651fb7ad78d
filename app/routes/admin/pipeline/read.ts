/** Marks a candidate's replies as read. Today and the application's page submit this form. */
import { href } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { readReplies } from '#app/features/people/applications/commands/replies/read-replies.server.ts';
import { readForm } from '#app/features/people/pipeline/form.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { withPageNotice } from '#app/web/notices/page-notices.ts';
import { readReturnPath } from '#app/web/return-path.ts';

const pageOf = ({ id = '' }: { id?: string }) => href('/employer/applications/:id', { id });

export const action = formAction({
  form: readForm,
  gate: requireConsultant,
  run: ({ services, proof: consultant, params: { id = '' }, value: { reply } }) =>
    readReplies(services, consultant, id, { reply }),
  done: (_, { params, value }) => ({
    to: readReturnPath(value.next) ?? pageOf(params),
    stays: value.answer === 'here',
  }),
  refuse: () => throwNotFound('application_not_found'),
  unexpected: ({ params, value }) => ({
    status: 503,
    ...(!value.answer && { to: withPageNotice(pageOf(params), 'reply-not-read') }),
  }),
});

export const loader = () => new Response('Reports only\n', { status: 405, headers: { Allow: 'POST' } });
