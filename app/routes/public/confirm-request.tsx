/**
 * The link emailed to the sender of a form without scripts opens this page. Opening it confirms nothing, because mail programs open links;
 * a press does.
 */
import { href } from 'react-router';
import { z } from 'zod';
import { enquirySentPath } from '#app/chrome/dialogs/enquiry-request.ts';
import { BrokenLink } from '#app/chrome/errors/broken-link.tsx';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { confirmDataRequest } from '#app/features/core/data-requests/commands/confirm-data-request.server.ts';
import { confirmEnquiry } from '#app/features/core/enquiries/commands/confirm-enquiry.server.ts';
import { isUnlistedPath, unlistedText } from '#app/pages/unlisted-text.ts';
import { Button } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { everybody, formAction } from '#app/web/form/form-action.server.ts';
import { readLinkToken } from '#app/web/form/link-token.server.ts';
import { pageUrl } from '#app/web/page-url.ts';
import { UNCONFIRMED_DAYS } from '#domain/enquiry/enquiry.ts';
import type { Route } from './+types/confirm-request';

export { linkHeaders as headers } from '#app/web/form/headers.ts';

const PAGES = {
  [href('/confirm-enquiry')]: {
    trail: [],
    instead: { label: 'Contact us', href: href('/contact') },
  },
  [href('/data-protection/confirm')]: {
    trail: [{ label: 'Data protection', href: href('/data-protection') }],
    instead: { label: 'Send the form again', href: href('/data-protection') },
  },
};

function findPage(path: string) {
  const page = PAGES[path];
  if (!page || !isUnlistedPath(path)) throw new Error(`We couldn’t confirm your request at ${path}`);
  return { ...page, ...unlistedText(path) };
}

export function loader({ request, url }: Route.LoaderArgs) {
  return { token: readLinkToken(url), page: findPage(pageUrl(request).pathname) };
}

export const action = formAction({
  form: z.strictObject({ token: z.string().default('') }),
  gate: everybody,
  run: async ({ request, services, value: { token } }) => {
    if (pageUrl(request).pathname === href('/confirm-enquiry')) {
      const enquiry = await confirmEnquiry(services, token);
      return enquiry.ok ? { ok: true as const, to: enquirySentPath(enquiry.kind) } : enquiry;
    }
    const result = await confirmDataRequest(services, token);
    const sentHref = href('/data-protection/sent');
    return result.ok ? { ok: true as const, to: `${sentHref}?reference=${result.reference}` } : result;
  },
  done: ({ to }) => ({ to }),
  // Redirects to the page without a token, which says that the link no longer works.
  refuse: (_, { request }) => ({ status: 303, to: pageUrl(request).pathname }),
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageHead(loaderData.page, matches) : [];

export default function ConfirmRequest({ loaderData: { token, page } }: Route.ComponentProps) {
  const { title, trail, instead } = page;
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[...trail, { label: title }]} title={title} />
      <div className="max-w-xl">
        {token === null ? (
          <BrokenLink link={{ label: instead.label, to: instead.href }}>
            It has already been used, is over {UNCONFIRMED_DAYS} days old, or is incomplete.
          </BrokenLink>
        ) : (
          <form method="post">
            <p className="mb-6 text-ink-soft">Confirm that you sent us this request, and we’ll read it.</p>
            <input type="hidden" name="token" value={token} />
            <Button type="submit">Confirm request</Button>
          </form>
        )}
      </div>
    </div>
  );
}
