/**
 * Stops emails about work: by one click in a mail program (RFC 8058: a POST without cookie or page), or by the button. Opening the page
 * stops nothing.
 */
import { href } from 'react-router';
import { BrokenLink } from '#app/chrome/errors/broken-link.tsx';
import type { RouteHandle } from '#app/chrome/route-handle.ts';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { failures } from '#app/features/core/accounts/form/refusals.server.ts';
import { stopMailings } from '#app/features/people/mailings/commands/stop-mailings.server.ts';
import { stopMailingsForm } from '#app/features/people/mailings/form.ts';
import { isStopLink } from '#app/features/people/mailings/queries/mailings.server.ts';
import { STOP_PROBLEMS } from '#app/features/people/mailings/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { Button } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { everybody, formAction } from '#app/web/form/form-action.server.ts';
import { readLinkToken } from '#app/web/form/link-token.server.ts';
import { pageUrl } from '#app/web/page-url.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/stop-emails';

export { linkHeaders as headers } from '#app/web/form/headers.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = readLinkToken(url);
  return token !== null && (await isStopLink(context.get(requestContext).database, token)) ? { token } : null;
}

/** Answers directly: mail programs do not follow redirects. */
export const action = formAction({
  form: stopMailingsForm,
  gate: everybody,
  run: ({ services, request, value: { token } }) =>
    stopMailings(services, token || (readLinkToken(pageUrl(request)) ?? '')),
  done: () => ({ to: href('/emails/stop'), stays: true }),
  refuse: () => ({
    status: 410,
    notice: {
      title: 'This link no longer works',
      text: 'It’s invalid, or your record was erased.',
      tone: 'danger',
    },
  }),
  ...failures(STOP_PROBLEMS),
});

const page = unlistedText('/emails/stop');

export const handle = { isPrivateLink: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function StopEmails({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: page.name }]} title={page.name} />
      <div className="max-w-xl">
        {!loaderData ? (
          <BrokenLink>
            It’s incomplete, or your record was erased. If you still get emails, tell us and we’ll stop them.
          </BrokenLink>
        ) : actionData?.isDone ? (
          <Notice tone="success" title="Unsubscribed" role="status">
            We won’t email you about work any more.
          </Notice>
        ) : (
          <form method="post">
            <p className="mb-6">Press the button to unsubscribe from emails about work.</p>
            <input type="hidden" name="token" value={loaderData.token} />
            <Button type="submit">Unsubscribe</Button>
          </form>
        )}
      </div>
    </div>
  );
}
