import { data, href, Link } from 'react-router';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ErrorState } from '#app/ui/feedback/error-state.tsx';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import type { Route } from './+types/mail';

export async function loader({ context }: Route.LoaderArgs) {
  const { mailFolder } = context.get(requestContext);
  if (!mailFolder) throw data(null, { status: 404 });
  return loadPage(context, 'the mailbox could not be read', null, async () => {
    const mails = await mailFolder.list();
    return mails.map(({ id, to, subject, sentAt }) => ({ id, to, subject, at: formatDateAndTime(new Date(sentAt)) }));
  });
}

export const meta: Route.MetaFunction = () => [{ title: 'Mailbox' }, { name: 'robots', content: 'noindex' }];

export default function Mailbox({ loaderData: mails }: Route.ComponentProps) {
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: 'Mailbox' }]} title="Mailbox" />
      <p className="measure mb-8 text-ink-soft">
        What the demo sends is written into a folder on this computer, and shown here.
      </p>
      {mails === null ? (
        <ErrorState title="Failed to load the mailbox" retryHref={href('/dev/mail')}>
          Try again in a moment. The log says what went wrong.
        </ErrorState>
      ) : mails.length === 0 ? (
        <EmptyState title="No mail">Ask for an account, for instance, and the confirmation will be here.</EmptyState>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {mails.map(({ id, to, subject, at }) => (
            <li key={id} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[1fr_auto]">
              <Link
                to={href('/dev/mail/:id', { id })}
                className="min-w-0 break-words font-medium underline underline-offset-2"
              >
                {subject}
              </Link>
              <span className="figures text-ink-faint text-sm sm:row-span-2 sm:text-right">{at}</span>
              <span className="min-w-0 break-words text-ink-soft text-sm">to {to}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
