import { answerWithKey, requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { answerDeskList } from '#app/features/core/api/queries/desk-list-answer.server.ts';
import { listApplications } from '#app/features/core/api/queries/desk-lists.server.ts';
import { listApplicationsEndpoint } from '#app/features/core/api/queries/endpoints.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/applications';

export const loader = (args: Route.LoaderArgs) =>
  answerWithKey(args, { scope: 'applications:read' }, async () => {
    const consultant = await requireConsultant(args);
    return answerDeskList(args, listApplicationsEndpoint, (filters) =>
      listApplications(args.context.get(requestContext), consultant, filters),
    );
  });
