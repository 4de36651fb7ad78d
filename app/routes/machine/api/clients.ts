import { answerWithKey, requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { answerDeskList } from '#app/features/core/api/queries/desk-list-answer.server.ts';
import { listClients } from '#app/features/core/api/queries/desk-lists.server.ts';
import { listClientsEndpoint } from '#app/features/core/api/queries/endpoints.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/clients';

export const loader = (args: Route.LoaderArgs) =>
  answerWithKey(args, { scope: 'clients:read' }, async () => {
    const consultant = await requireConsultant(args);
    return answerDeskList(args, listClientsEndpoint, (filters) =>
      listClients(args.context.get(requestContext), consultant, filters),
    );
  });
