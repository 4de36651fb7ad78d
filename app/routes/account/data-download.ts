/** Downloads all data held about the signed-in account. By POST: the form carries the password, and the download is recorded. */
import { href } from 'react-router';
import { requireActor } from '#app/features/core/accounts/gates.server.ts';
import { copyOwnData } from '#app/features/core/data-requests/commands/copy-own-data.server.ts';
import type { CopyProblem } from '#app/features/core/data-requests/form.ts';
import { passwordForm } from '#app/features/core/data-requests/schema.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import { bodyOf } from '#app/web/stream-body.server.ts';

/** The download is recorded, so it needs a POST. */
export const loader = () => new Response('Send the form of your data\n', { status: 405, headers: { Allow: 'POST' } });

const back = (problem: CopyProblem) => ({ status: 303, to: `${href('/account/data')}?problem=${problem}` });

export const action = formAction({
  form: passwordForm,
  gate: requireActor,
  invalid: () => back('no_password'),
  run: ({ services, proof: actor, value }) => copyOwnData(services, actor, value.current_password),
  done: ({ file, name }) =>
    new Response(bodyOf(file), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'private, no-store',
      },
    }),
  refuse: ({ reason }) => back(reason),
  unexpected: back('failed'),
});
