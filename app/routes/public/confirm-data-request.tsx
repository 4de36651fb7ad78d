/** Where the link leads that is mailed to whoever sent the form without a script. Looking confirms nothing; a press does. */

import { href, redirect } from 'react-router';
import { z } from 'zod';
import { confirmDataRequest } from '#app/features/data-requests/commands/confirm-data-request.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { readLinkToken } from '#app/routes/auth/link-token.server.ts';
import { ConfirmByPress } from '#app/site/confirm-by-press.tsx';
import { readForm } from '#app/site/form.server.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import { pageHead } from '#app/site/seo.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import type { Route } from './+types/confirm-data-request';

export { linkHeaders as headers } from '#app/routes/auth/form-headers.ts';

const page = unlistedText('/data-protection/confirm');
const linkForm = z.strictObject({ token: z.string().max(200) });

export const loader = ({ url }: Route.LoaderArgs) => ({ token: readLinkToken(url) });

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, linkForm);
  const result = form.ok ? await confirmDataRequest(context.get(requestContext), form.value.token) : null;
  if (!result?.ok) return redirect(href('/data-protection/confirm'), 303);
  return redirect(`${href('/data-protection/sent')}?reference=${result.reference}`, 303);
}

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function ConfirmDataRequest({ loaderData: { token } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead
        trail={[{ label: 'Data protection', href: href('/data-protection') }, { label: page.name }]}
        title={page.name}
      />
      <div className="max-w-xl">
        <ConfirmByPress token={token} instead={{ label: 'Send the form again', href: href('/data-protection') }} />
      </div>
    </div>
  );
}
