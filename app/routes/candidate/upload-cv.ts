/** Uploads a CV. Answers scripts with JSON; redirects a form back with a notice. */

import { href, redirect } from 'react-router';
import { findViewer, requireCandidate } from '#app/features/core/accounts/gates.server.ts';
import { CV_REFUSAL_STATUS, receiveCv } from '#app/features/people/profile/commands/receive-cv.server.ts';
import { CV_NOTICES } from '#app/features/people/profile/texts.ts';
import { isFromScript } from '#app/web/form/read.server.ts';
import { withPageNotice } from '#app/web/notices/page-notices.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { readReturnPath } from '#app/web/return-path.ts';
import { CV_REFUSALS, type CvRefusal } from '#domain/profile/cv.ts';
import type { Route } from './+types/upload-cv';

export const loader = () => redirect(href('/profile'));

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(requestContext);
  const isScript = isFromScript(request);
  if (!isScript && !(await findViewer({ request, context }))) {
    throw redirect(`${href('/candidate-login')}?next=${href('/profile')}`, 303);
  }
  const candidate = await requireCandidate({ request, context });
  const received = await receiveCv(services, candidate, request, ['next']);
  const returnPath = readReturnPath(received.fields['next']) ?? href('/profile');
  const cv = received.ok ? received.cv : null;
  if (cv) {
    return isScript ? Response.json({ ok: true, cv }) : redirect(withPageNotice(returnPath, 'cv-uploaded'), 303);
  }
  const { reason, message } = received.ok ? { reason: 'missing' as const, message: CV_REFUSALS.missing } : received;
  return isScript ? refuse(reason, message) : redirect(withPageNotice(returnPath, CV_NOTICES[reason]), 303);
}

function refuse(reason: CvRefusal, message: string): Response {
  const status = CV_REFUSAL_STATUS[reason];
  const headers = new Headers(status === 503 ? { 'Retry-After': '5' } : {});
  return Response.json({ ok: false, message }, { status, headers });
}
