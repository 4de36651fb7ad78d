import { describeApi } from '#app/features/core/api/queries/describe-api.server.ts';
import { FOR_ALL_SITES } from '#app/web/api/problem.server.ts';
import { cachingHeaders } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { agency } from '#domain/site/site.ts';
import type { Route } from './+types/description';

export function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin } = context.get(requestContext);
  return Response.json(describeApi({ publicOrigin, agency: agency().name }), {
    headers: { ...FOR_ALL_SITES, ...cachingHeaders({ seconds: 3_600 }) },
  });
}
