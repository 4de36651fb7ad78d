import { href } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { MessageList } from '#app/features/people/applications/components/message-list.tsx';
import { listMessages } from '#app/features/people/applications/queries/messages.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { EXAMPLE_FACTS, fillIn } from '#domain/application/status-email.ts';
import { agency } from '#domain/site/site.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import type { Route } from './+types/messages';

export async function loader({ request, context }: Route.LoaderArgs) {
  const admin = await requireAdmin({ request, context });
  const { database } = context.get(requestContext);
  return loadPage(context, 'the words to candidates could not be listed', null, async () => {
    const words = await listMessages(database, admin);
    const facts = { ...EXAMPLE_FACTS, agency: agency().name };
    return words.map(({ key, occasion, isAgency, changed, ...message }) => ({
      key,
      occasion,
      isAgency,
      preview: fillIn(message, facts),
      changed: changed && { at: formatDateAndTime(changed.at), by: changed.by },
    }));
  });
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/messages'), matches);

export default function Messages({ loaderData: words }: Route.ComponentProps) {
  if (!words) {
    return (
      <LoadFailure title="Failed to load the emails" retryHref={href('/admin/messages')}>
        {LOGGED_FAILURE}
      </LoadFailure>
    );
  }
  return (
    <>
      <p className="measure mb-6 text-ink-soft">
        The emails candidates get when they apply and with every decision, shown with an example. There are two sets:
        one for your own jobs, and one for jobs that employers manage with an account.
      </p>
      <MessageList words={words} />
    </>
  );
}
