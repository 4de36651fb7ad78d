/** Where the link leads that is mailed to whoever sent a form without a script. Looking confirms nothing; a press does. */

import { href, redirect } from 'react-router';
import { z } from 'zod';
import { confirmEnquiry } from '#app/features/enquiries/commands/confirm-enquiry.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { readLinkToken } from '#app/routes/auth/link-token.server.ts';
import { ConfirmByPress } from '#app/site/confirm-by-press.tsx';
import { enquirySentPath } from '#app/site/enquiry-request.ts';
import { readForm } from '#app/site/form.server.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import { pageHead } from '#app/site/seo.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import type { Route } from './+types/confirm-enquiry';

export { linkHeaders as headers } from '#app/routes/auth/form-headers.ts';

const page = unlistedText('/confirm-enquiry');
const linkForm = z.strictObject({ token: z.string().max(200) });

export const loader = ({ url }: Route.LoaderArgs) => ({ token: readLinkToken(url) });

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, linkForm);
  const result = form.ok ? await confirmEnquiry(context.get(requestContext), form.value.token) : null;
  if (!result?.ok) return redirect(href('/confirm-enquiry'), 303);
  return redirect(enquirySentPath(result.kind), 303);
}

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function ConfirmEnquiry({ loaderData: { token } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: page.name }]} title={page.name} />
      <div className="max-w-xl">
        <ConfirmByPress token={token} instead={{ label: 'Contact us', href: href('/contact') }} />
      </div>
    </div>
  );
}
