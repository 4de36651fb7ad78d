/** What an administrator did with a request about data: one form of four, and where it leads. */
import { data, href, type RouterContextProvider } from 'react-router';
import { requireAdmin } from '#app/features/accounts/gates.server.ts';
import type { DecisionRefusal } from '#app/features/admin/components/data-request-actions.tsx';
import {
  extendDataRequest,
  moveDataRequest,
  noteDataRequest,
} from '#app/features/data-requests/commands/decide-data-request.server.ts';
import { type DecisionForm, decisionForm } from '#app/features/data-requests/schema.ts';
import { echo, readFields, refuseForm } from '#app/site/form.server.ts';
import { type PageNoticeKey, withPageNotice } from '#app/site/page-notices.ts';
import { requestContext } from '#app/site/request-context.server.ts';

type Asking = { request: Request; context: Readonly<RouterContextProvider>; params: { id: string } };

const NOTICES: Record<DecisionForm['intent'], PageNoticeKey> = {
  move: 'data-request-moved',
  refuse: 'data-request-moved',
  note: 'data-request-noted',
  extend: 'data-request-extended',
};

/** @returns where to go, or why nothing was changed */
export async function answerDecision({ request, context, params: { id } }: Asking) {
  const services = context.get(requestContext);
  const admin = await requireAdmin({ request, context });
  const fields = await readFields(request);
  const parsed = decisionForm.safeParse(fields);
  const refuse = (status: number, why: Partial<DecisionRefusal> & Pick<DecisionRefusal, 'reason'>) =>
    data<DecisionRefusal>(
      { intent: fields.intent ?? '', errors: {}, values: echo(fields), now: null, errorId: services.requestId, ...why },
      { status },
    );
  if (!parsed.success) {
    const written = parsed.error.issues.filter(({ path }) => WRITTEN.includes(String(path[0])));
    // Nobody types the rest: what is wrong there did not come from a form of ours.
    if (written.length < parsed.error.issues.length) throw refuseForm();
    const errors = Object.fromEntries(written.map(({ path, message }) => [String(path[0]), message]));
    return refuse(422, { reason: 'invalid', errors });
  }
  const form = parsed.data;
  if (form.intent === 'move' && form.status === 'refused') throw refuseForm();
  const result = await perform().catch((error: unknown) => {
    services.log.error({ err: error, errorId: services.requestId }, 'a data request was not changed');
    return null;
  });
  if (!result) return refuse(503, { reason: 'failed' });
  if (result.ok) return withPageNotice(href('/admin/data-requests/:id', { id }), NOTICES[form.intent]);
  switch (result.reason) {
    case 'not_found':
      throw data('data_request_not_found', { status: 404 });
    case 'not_now':
      return refuse(409, { reason: 'not_now' });
    case 'changed_meanwhile':
      return refuse(409, { reason: 'changed_meanwhile', now: result.status });
  }

  function perform() {
    switch (form.intent) {
      case 'move':
        return moveDataRequest(services, admin, id, { status: form.status, was: form.was, refusal: null });
      case 'refuse':
        return moveDataRequest(services, admin, id, { status: 'refused', was: form.was, refusal: form.refusal });
      case 'note':
        return noteDataRequest(services, admin, id, form.note);
      case 'extend':
        return extendDataRequest(services, admin, id, form.reason);
    }
  }
}

const WRITTEN = ['note', 'reason', 'refusal'];
