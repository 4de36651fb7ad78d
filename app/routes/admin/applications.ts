/** Redirects the former address of the list of applications to the pipeline, for old bookmarks. */
import { redirect } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { pipelineHref, readPipelineSearch } from '#app/features/people/pipeline/schema.ts';
import type { Route } from './+types/applications';

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireConsultant({ request, context });
  throw redirect(pipelineHref(readPipelineSearch(new URL(request.url).searchParams)));
}
