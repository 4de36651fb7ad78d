/** The record of one candidate, for programs with a key. */
import { answerWithKey, requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { findCandidate } from '#app/features/core/api/queries/desk-lists.server.ts';
import { readCandidateEndpoint } from '#app/features/core/api/queries/endpoints.server.ts';
import { answerReading } from '#app/web/api/answer-reading.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/candidate';

export const loader = (asking: Route.LoaderArgs) =>
  answerWithKey(asking, { scope: 'candidates:read' }, async () => {
    const consultant = await requireConsultant(asking);
    return answerReading(asking, readCandidateEndpoint, async () => {
      const candidate = await findCandidate(asking.context.get(requestContext), consultant, asking.params.id);
      return candidate && { body: candidate };
    });
  });
