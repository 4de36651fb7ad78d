/** The demo's mailbox. This version of the site sends no mail yet, and the page says so. */
import { data } from 'react-router';
import { requestContext } from '#app/site/request-context.server.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Heading } from '#app/ui/heading.tsx';
import type { Route } from './+types/mail';

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(requestContext).isDemo) throw data(null, { status: 404 });
  return null;
}

export const meta: Route.MetaFunction = () => [{ title: 'Mailbox' }, { name: 'robots', content: 'noindex' }];

export default function Mailbox() {
  return (
    <div className="wrap py-6 sm:py-8">
      <Breadcrumb items={[{ label: 'Mailbox' }]} />
      <Heading level={1} className="mt-6 mb-8 sm:mt-10">
        Mailbox
      </Heading>
      <EmptyState title="No mail">
        Mail that the demo sends will be shown here instead of leaving this computer. Nothing on the site sends any yet:
        confirmations, notices and receipts come with accounts and forms.
      </EmptyState>
    </div>
  );
}
