import { answerWithKey, requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { answerDeskList } from '#app/features/core/api/queries/desk-list-answer.server.ts';
import { listCandidates } from '#app/features/core/api/queries/desk-lists.server.ts';
import { listCandidatesEndpoint } from '#app/features/core/api/queries/endpoints.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/candidates';

export const loader = (args: Route.LoaderArgs) =>
  answerWithKey(args, { scope: 'candidates:read' }, async () => {
    const consultant = await requireConsultant(args);
    return answerDeskList(args, listCandidatesEndpoint, (filters) =>
      listCandidates(args.context.get(requestContext), consultant, filters),
    );
  });
