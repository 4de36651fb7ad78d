/** Moves one application to a stage. Buttons, keys and dragging all submit this form. */
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { moveApplication } from '#app/features/people/pipeline/commands/move-application.server.ts';
import { moveForm } from '#app/features/people/pipeline/form.ts';
import { pipelineHref } from '#app/features/people/pipeline/schema.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { withPageNotice } from '#app/web/notices/page-notices.ts';
import { readReturnPath } from '#app/web/return-path.ts';

const backOf = ({ id = '' }: { id?: string }, back: string) => readReturnPath(back) ?? pipelineHref({ open: id });

export const action = formAction({
  form: moveForm,
  gate: requireConsultant,
  run: ({ services, proof: consultant, params: { id = '' }, value: { to, was } }) =>
    moveApplication(services, consultant, id, { to, was }),
  done: (_, { params, value }) => ({ to: readReturnPath(value.next) ?? backOf(params, value.back) }),
  refuse: ({ reason }, { params, value }) => {
    if (reason === 'not_found') return throwNotFound('application_not_found');
    return { status: 409, to: withPageNotice(backOf(params, value.back), 'application-changed-meanwhile') };
  },
  unexpected: ({ params, value }) => ({
    status: 503,
    to: withPageNotice(backOf(params, value.back), 'application-not-moved'),
  }),
});

export const loader = () => new Response('Moves only\n', { status: 405, headers: { Allow: 'POST' } });
