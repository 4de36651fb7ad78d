import { answerWithKey, requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { findCandidate } from '#app/features/core/api/queries/desk-lists.server.ts';
import { readCandidateEndpoint } from '#app/features/core/api/queries/endpoints.server.ts';
import { answerReading } from '#app/web/api/answer-reading.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/candidate';

export const loader = (args: Route.LoaderArgs) =>
  answerWithKey(args, { scope: 'candidates:read' }, async () => {
    const consultant = await requireConsultant(args);
    return answerReading(args, readCandidateEndpoint, async () => {
      const candidate = await findCandidate(args.context.get(requestContext), consultant, args.params.id);
      return candidate && { body: candidate };
    });
  });
