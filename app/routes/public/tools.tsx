/** Career tools: the salary calculator, and planned tools (spec: marketing §2 "Tools page", "Salary calculator"). */
import { data, href } from 'react-router';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { breadcrumbJsonLd } from '#app/chrome/seo/structured-data.ts';
import { findPayStrip } from '#app/features/board/jobs/queries/pay-figures.server.ts';
import { secondsUntilBoardChanges } from '#app/features/board/jobs/queries/public/job-changes.server.ts';
import { ComingTools } from '#app/features/site/tools/components/coming-tools.tsx';
import { ConsultantStrip } from '#app/features/site/tools/components/consultant-strip.tsx';
import { NoFigures } from '#app/features/site/tools/components/no-figures.tsx';
import { SalaryForm } from '#app/features/site/tools/components/salary-form.tsx';
import { SalaryResult } from '#app/features/site/tools/components/salary-result.tsx';
import { countSample } from '#app/features/site/tools/queries.server.ts';
import { readQuestion, showEstimate } from '#app/features/site/tools/schema.ts';
import { calculator } from '#app/features/site/tools/texts.ts';
import { pageText } from '#app/pages/page-text.ts';
import { Heading } from '#app/ui/content/heading.tsx';
import { Panel } from '#app/ui/content/panel.tsx';
import { DrawnHead } from '#app/ui/pictures/drawn-head.tsx';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { loadPart } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { tradeOf } from '#domain/job/trade.ts';
import { ESTIMATE_PARAMETERS, estimateChoices } from '#domain/pay/salary-estimate.ts';
import type { Route } from './+types/tools';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

const TRAIL = [{ label: pageText('/tools').name }];

/** Estimates need no database; if it fails, only the job counts are missing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, content, now } = context.get(requestContext);
  const { choice, chosen, errors, isStorable } = readQuestion(new URL(request.url).searchParams);
  const parameters = ESTIMATE_PARAMETERS;
  if (!choice) {
    const page = { chosen, errors, choice, estimate: null };
    return isStorable ? cacheable(page, { parameters }) : data(page);
  }
  const trade = tradeOf(choice.role);
  return loadPart(
    context,
    'the jobs behind a salary estimate could not be counted',
    { chosen, errors, choice, estimate: showEstimate(choice, { sample: null, strip: null, trade }, now) },
    async () => {
      const [sample, strip, seconds] = await Promise.all([
        countSample({ asPublic: database.asPublic, content }, choice),
        findPayStrip(database.asPublic, { title: choice.role, name: choice.role }),
        isStorable ? secondsUntilBoardChanges(database.asPublic, 300) : 0,
      ]);
      const page = { chosen, errors, choice, estimate: showEstimate(choice, { sample, strip, trade }, now) };
      return isStorable ? cacheable(page, { seconds, tags: ['pages', 'jobs'], parameters }) : data(page);
    },
  );
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const publicOrigin = originOf(matches);
  const jsonLd = [breadcrumbJsonLd(publicOrigin, TRAIL)];
  return pageMeta({ ...pageText('/tools'), publicOrigin, path: href('/tools'), jsonLd });
};

export default function Tools({ loaderData: { chosen, errors, choice, estimate } }: Route.ComponentProps) {
  return (
    <>
      <DrawnHead
        trail={TRAIL}
        title="Career tools"
        trades={estimate ? [estimate.trade] : ['welding', 'software', 'finance']}
      />
      <div className="wrap pt-8 sm:pt-10">
        <section aria-labelledby="calculator">
          <Heading level={2} id="calculator">
            {calculator.title}
          </Heading>
          <p className="measure mt-3 text-lg text-ink-soft">{calculator.subtitle}</p>
          {estimateChoices().location.length === 0 ? (
            <NoFigures />
          ) : (
            <div className="mt-8 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
              <Panel className="lg:sticky lg:top-6">
                <SalaryForm chosen={chosen} errors={errors} />
              </Panel>
              <SalaryResult estimate={estimate} />
            </div>
          )}
        </section>
      </div>
      <ConsultantStrip choice={choice} />
      <ComingTools />
    </>
  );
}
