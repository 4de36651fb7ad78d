import { data, href } from 'react-router';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { restoreMessage, saveMessage } from '#app/features/people/applications/commands/messages.server.ts';
import { MessageForm } from '#app/features/people/applications/components/message-form.tsx';
import {
  AGENCY_JOBS,
  describeChange,
  EMPLOYER_JOBS,
} from '#app/features/people/applications/components/message-list.tsx';
import { MessageRestoring } from '#app/features/people/applications/components/message-restoring.tsx';
import { messageForm } from '#app/features/people/applications/form.ts';
import { listMessages } from '#app/features/people/applications/queries/messages.server.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import {
  APPLICATION_MESSAGES,
  MESSAGE_KEYS,
  OCCASION_NAMES,
  placeholdersOf,
} from '#domain/application/default-status-emails.ts';
import { EXAMPLE_FACTS, fillIn } from '#domain/application/status-email.ts';
import { agency } from '#domain/site/site.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import type { Route } from './+types/message';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const admin = await requireAdmin({ request, context });
  const words = await listMessages(context.get(requestContext).database, admin);
  const message = words.find(({ key }) => key === params.status);
  if (!message) throw data('status_not_found', { status: 404 });
  const { key, occasion, isAgency, subject, body, changed } = message;
  return {
    occasion,
    isAgency,
    words: { subject, body },
    original: APPLICATION_MESSAGES[key],
    agency: agency().name,
    changed: changed && { at: formatDateAndTime(changed.at), by: changed.by },
  };
}

const findMessageKey = (key: string | undefined) => MESSAGE_KEYS.find((each) => each.key === key);

export const action = formAction({
  form: ({ params }) => messageForm(placeholdersOf(findMessageKey(params['status'])?.occasion ?? 'sent')),
  gate: requireAdmin,
  run: async ({ services, proof: admin, params, value }) => {
    const key = findMessageKey(params['status'])?.key;
    if (!key) return throwNotFound('status_not_found');
    if (value.intent === 'preview') return { ok: false as const, reason: 'preview' as const };
    if (value.intent === 'restore') await restoreMessage(services, admin, key);
    else await saveMessage(services, admin, key, { subject: value.subject, body: value.body });
    return { ok: true as const };
  },
  done: (_, { value }) => ({
    to: href('/admin/messages'),
    notice: value.intent === 'save' ? 'message-saved' : 'message-restored',
  }),
  refuse: () => ({ status: 200 }),
  unexpected: { status: 503 },
});

export const meta: Route.MetaFunction = ({ matches, location }) =>
  deskMeta({ path: location.pathname, title: 'Edit email', description: 'Edit an email sent to candidates.' }, matches);

/** Explains sections that are added automatically for guest applications. */
const ADDED_PARTS =
  'We’ll add our reply date, a button to the application, and what to do if another person typed the address.';

export default function MessagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { occasion, isAgency, words, original, agency, changed } = loaderData;
  const name = OCCASION_NAMES[occasion];
  return (
    <>
      <PageHead trail={[...trailOf('/admin', '/admin/messages'), { label: name }]} title={`Email: ${name}`} />
      <p className="measure mb-6 text-ink-soft">
        {`${isAgency ? AGENCY_JOBS : EMPLOYER_JOBS}. ${describeChange(changed)}. ${occasion === 'guest_sent' ? ADDED_PARTS : ''}`}
      </p>
      {actionData?.errorId && (
        <div className="mb-6 max-w-2xl">
          <Notice tone="danger" title="Failed to save the email" role="alert">
            Nothing was saved. Try again in a moment. <span className="figures">Error ID: {actionData.errorId}</span>
          </Notice>
        </div>
      )}
      <MessageForm
        words={actionData?.values['intent'] === 'restore' ? words : { ...words, ...actionData?.values }}
        errors={actionData?.errors ?? {}}
        cancelHref={href('/admin/messages')}
        preview={(typed) => fillIn(typed, { ...EXAMPLE_FACTS, agency })}
        fields={placeholdersOf(occasion).map((each) => ({ label: `{${each.name}}`, value: each.meaning }))}
      />
      {changed && <MessageRestoring original={original} />}
    </>
  );
}
