/** Place names that complete what people type, for other programs. */

import { suggestPlaces } from '#app/features/board/gazetteer/queries.server.ts';
import { answerWithKey } from '#app/features/core/accounts/gates.server.ts';
import { listPlacesEndpoint } from '#app/features/core/api/queries/endpoints.server.ts';
import { answerReading } from '#app/web/api/answer-reading.server.ts';
import { problem } from '#app/web/api/problem.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/places';

export const loader = (args: Route.LoaderArgs) =>
  answerWithKey(args, { scope: null, isOptional: true }, () => listPlaces(args));

function listPlaces(args: Route.LoaderArgs) {
  const { database } = args.context.get(requestContext);
  return answerReading(args, listPlacesEndpoint, async ({ start }) => {
    const suggestions = await suggestPlaces(database.asPublic, start);
    if (suggestions === 'busy') {
      return problem(503, 'Too many places are being looked up.', { headers: { 'Retry-After': '2' } });
    }
    return { body: { places: suggestions.map(({ value: name, hint }) => ({ name, hint })) } };
  });
}
