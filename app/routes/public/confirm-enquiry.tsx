/** Where the link leads that is mailed to whoever sent a form without a script. Looking confirms nothing; a press does. */
import { href, redirect } from 'react-router';
import { z } from 'zod';
import { confirmEnquiry } from '#app/features/enquiries/commands/confirm-enquiry.server.ts';
import { readLinkToken } from '#app/routes/auth/link-token.server.ts';
import { enquirySentPath } from '#app/site/enquiry-request.ts';
import { readForm } from '#app/site/form.server.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import { originOf, pageMeta } from '#app/site/seo.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { UNCONFIRMED_DAYS } from '#domain/enquiry.ts';
import type { Route } from './+types/confirm-enquiry';

export { linkHeaders as headers } from '#app/routes/auth/form-headers.ts';

const TITLE = 'Confirm your request';
const linkForm = z.strictObject({ token: z.string().max(200) });

export const loader = ({ url }: Route.LoaderArgs) => ({ token: readLinkToken(url) });

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, linkForm);
  const result = form.ok ? await confirmEnquiry(context.get(requestContext), form.value.token) : null;
  if (!result?.ok) return redirect(href('/confirm-enquiry'), 303);
  return redirect(enquirySentPath(result.kind), 303);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    publicOrigin: originOf(matches),
    path: href('/confirm-enquiry'),
    title: TITLE,
    description: 'Confirms that a request form that was sent with your email address is yours.',
    keywords: 'confirm request',
    noindex: true,
  });

export default function ConfirmEnquiry({ loaderData: { token } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: TITLE }]} title={TITLE} />
      <div className="max-w-xl">
        {token === null ? (
          <Notice
            tone="warning"
            title="This link no longer works"
            role="status"
            action={
              <ButtonLink to={href('/contact')} variant="secondary">
                Contact us
              </ButtonLink>
            }
          >
            It was used already, is older than {UNCONFIRMED_DAYS} days, or is not complete.
          </Notice>
        ) : (
          <form method="post">
            <p className="mb-6 text-ink-soft">One press confirms that it was you who wrote to us. Then we read it.</p>
            <input type="hidden" name="token" value={token} />
            <Button type="submit">Confirm my request</Button>
          </form>
        )}
      </div>
    </div>
  );
}
