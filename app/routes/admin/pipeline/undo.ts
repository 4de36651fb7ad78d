/** Undoes the sender's last one-press decision, as long as its email has not been sent. */
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { undoDecision } from '#app/features/people/pipeline/commands/undo-decision.server.ts';
import { undoForm } from '#app/features/people/pipeline/form.ts';
import { pipelineHref } from '#app/features/people/pipeline/schema.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import { withPageNotice } from '#app/web/notices/page-notices.ts';
import { readReturnPath } from '#app/web/return-path.ts';

const toReturnPath = (path: string) => readReturnPath(path) ?? pipelineHref({});

export const action = formAction({
  form: undoForm,
  gate: requireConsultant,
  run: ({ services, proof: consultant, value: { batch } }) => undoDecision(services, consultant, batch),
  done: (_, { value }) => ({ to: toReturnPath(value.next), notice: 'decision-undone' }),
  refuse: (_, { value }) => ({ status: 409, to: withPageNotice(toReturnPath(value.back), 'decision-left') }),
  unexpected: ({ value }) => ({ status: 503, to: withPageNotice(toReturnPath(value.back), 'decision-not-undone') }),
});

export const loader = () => new Response('Undoes only\n', { status: 405, headers: { Allow: 'POST' } });
