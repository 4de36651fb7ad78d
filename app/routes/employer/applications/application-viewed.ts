/** Marks an application as viewed; its page submits this when opened. */
import { href } from 'react-router';
import { z } from 'zod';
import { requirePoster } from '#app/features/core/accounts/gates.server.ts';
import { markViewed } from '#app/features/people/applications/commands/decide-application.server.ts';
import { answerHere, next } from '#app/web/form/fields.server.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { withPageNotice } from '#app/web/notices/page-notices.ts';
import { readReturnPath } from '#app/web/return-path.ts';

const pageOf = ({ id = '' }: { id?: string }) => href('/employer/applications/:id', { id });

export const action = formAction({
  form: z.strictObject({ answer: answerHere, next }),
  gate: requirePoster,
  run: ({ services, proof: poster, params: { id = '' } }) => markViewed(services, poster, id),
  done: (_, { params, value }) => ({
    to: readReturnPath(value.next) ?? pageOf(params),
    stays: value.answer === 'here',
  }),
  refuse: () => throwNotFound('application_not_found'),
  // The page reports again when next opened.
  unexpected: ({ params, value }) => ({
    status: 503,
    ...(!value.answer && { to: withPageNotice(pageOf(params), 'application-not-moved') }),
  }),
});

export const loader = () => new Response('Reports only\n', { status: 405, headers: { Allow: 'POST' } });
