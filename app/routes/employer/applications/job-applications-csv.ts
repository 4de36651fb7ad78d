import { data, redirect } from 'react-router';
import { findManagedJob } from '#app/features/board/jobs/queries/managed-jobs.server.ts';
import { jobReference } from '#app/features/board/jobs/schema.ts';
import { requirePoster } from '#app/features/core/accounts/gates.server.ts';
import {
  readReceivedSearch,
  receivedHref,
} from '#app/features/people/applications/components/received/received-search.ts';
import { exportReceived } from '#app/features/people/applications/queries/export.server.ts';
import { withPageNotice } from '#app/web/notices/page-notices.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/job-applications-csv';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const poster = await requirePoster({ request, context });
  if (!(await findManagedJob(services, poster, id))) throw data('job_not_found', { status: 404 });
  const { status } = readReceivedSearch(new URL(request.url).searchParams);
  try {
    const file = await exportReceived(services, poster, id, status);
    const name = ['applications', jobReference(id), ...(status ? [status] : [])].join('-');
    return new Response(file, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}.csv"`,
      },
    });
  } catch (error) {
    services.log.error({ err: error, errorId: services.requestId }, 'the applications for a job could not be exported');
    return redirect(withPageNotice(receivedHref(id, { status }), 'applications-not-exported'), 303);
  }
}
