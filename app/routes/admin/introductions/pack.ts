/** Downloads the inspection pack by POST, because it contains personal data and the download is recorded. */
import { href } from 'react-router';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { handOutInspectionPack } from '#app/features/people/introductions/commands/pack-inspection.server.ts';
import { packForm } from '#app/features/people/introductions/form.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import { bodyOf } from '#app/web/stream-body.server.ts';

/** The download is recorded, so it needs a POST. */
export const loader = () => new Response('Send the form of the page\n', { status: 405, headers: { Allow: 'POST' } });

const back = { status: 303, to: href('/admin/introductions') };

export const action = formAction({
  form: packForm,
  gate: requireAdmin,
  run: ({ services, proof: admin }) => handOutInspectionPack(services, admin),
  done: ({ file, name }) =>
    new Response(bodyOf(file), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'private, no-store',
      },
    }),
  refuse: () => back,
});
