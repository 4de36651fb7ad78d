/** Use and speed of the site, from visitors who agreed to be counted (docs/decisions/0023). */
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { readMeasurementSearch } from '#app/features/core/measurement/components/measurement-search.ts';
import { MeasurementView } from '#app/features/core/measurement/components/measurement-view.tsx';
import { sumMeasurements } from '#app/features/core/measurement/queries/measurement.server.ts';
import { toFigures } from '#app/features/core/measurement/queries/measurement-figures.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import type { Route } from './+types/measurement';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const admin = await requireAdmin({ request, context });
  const { database, now } = context.get(requestContext);
  const search = readMeasurementSearch(new URL(request.url).searchParams);
  return loadPage(context, 'the measurements could not be loaded', { search, figures: null }, async () => {
    const measured = await sumMeasurements(database, admin, { days: search.days, today: londonDay(now) });
    return { search, figures: toFigures(measured, search.depth) };
  });
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/measurement'), matches);

export default function Measurement({ loaderData: { search, figures } }: Route.ComponentProps) {
  return <MeasurementView search={search} figures={figures} />;
}
