/** The words that tell candidates of one status: edited, previewed, or put back to what they were. */
import { data, href, redirect } from 'react-router';
import { requireAdmin } from '#app/features/accounts/gates.server.ts';
import { restoreMessage, saveMessage } from '#app/features/applications/commands/messages.server.ts';
import { MessageForm } from '#app/features/applications/components/message-form.tsx';
import { describeChange } from '#app/features/applications/components/message-list.tsx';
import { MessageRestoring } from '#app/features/applications/components/message-restoring.tsx';
import { readWords } from '#app/features/applications/queries/message-form.server.ts';
import { listWords } from '#app/features/applications/queries/messages.server.ts';
import { withPageNotice } from '#app/site/page-notices.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import { Notice } from '#app/ui/notice.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { APPLICATION_MESSAGES } from '#content/application-messages.ts';
import { company } from '#content/company.ts';
import { APPLICATION_STATUS_NAMES, MESSAGE_STATUSES } from '#domain/application.ts';
import { formatDateAndTime } from '#domain/dates.ts';
import type { Route } from './+types/message';
import { deskMeta, trailOf } from './sections.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const admin = await requireAdmin({ request, context });
  const words = await listWords(context.get(requestContext).database, admin);
  const found = words.find(({ status }) => status === params.status);
  if (!found) throw data('status_not_found', { status: 404 });
  const { status, subject, body, changed } = found;
  return {
    status,
    words: { subject, body },
    original: APPLICATION_MESSAGES[status],
    agency: company.name,
    changed: changed && { at: formatDateAndTime(changed.at), by: changed.by },
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(requestContext);
  const admin = await requireAdmin({ request, context });
  const status = MESSAGE_STATUSES.find((each) => each === params.status);
  if (!status) throw data('status_not_found', { status: 404 });
  const sent = await readWords(request);
  const words = sent.intent === 'restore' ? null : sent.words;
  if (sent.intent === 'refused') return data({ words, errors: sent.errors, failure: null }, { status: 422 });
  if (sent.intent === 'preview') return data({ words, errors: {}, failure: null });
  try {
    if (sent.intent === 'save') await saveMessage(services, admin, status, sent.words);
    else await restoreMessage(services, admin, status);
    const notice = sent.intent === 'save' ? 'message-saved' : 'message-restored';
    return redirect(withPageNotice(href('/admin/messages'), notice), 303);
  } catch (error) {
    services.log.error({ err: error, errorId: services.requestId }, 'the words to candidates could not be changed');
    return data({ words, errors: {}, failure: services.requestId }, { status: 503 });
  }
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  deskMeta(
    { path: location.pathname, title: 'Edit words', description: 'Changes what candidates are told of a status.' },
    matches,
  );

export default function MessagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { status, words, original, agency, changed } = loaderData;
  const name = APPLICATION_STATUS_NAMES[status];
  return (
    <>
      <PageHead trail={[...trailOf('/admin', '/admin/messages'), { label: name }]} title={`Words for ‘${name}’`} />
      <p className="mb-6 text-ink-soft">{describeChange(changed)}</p>
      {actionData?.failure && (
        <div className="mb-6 max-w-2xl">
          <Notice tone="danger" title="The words could not be changed" role="alert">
            Nothing was saved. Try again in a moment. <span className="figures">Error ID: {actionData.failure}</span>
          </Notice>
        </div>
      )}
      <MessageForm
        words={actionData?.words ?? words}
        agency={agency}
        errors={actionData?.errors ?? {}}
        way={href('/admin/messages')}
      />
      {changed && <MessageRestoring original={original} />}
    </>
  );
}
