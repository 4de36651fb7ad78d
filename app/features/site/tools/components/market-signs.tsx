import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { href, Link } from 'react-router';
import { formatCount } from '#app/features/board/jobs/schema.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Badge, type BadgeTone } from '#app/ui/content/badge.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { writeJobQuestion } from '#domain/job/search/job-question.ts';
import {
  type DemandLevel,
  demandBar,
  demandLevel,
  describeJobs,
  type EstimateChoice,
  type JobSample,
  type MarketTrend,
  marketTrend,
  TOO_FEW_JOBS,
  writeEstimateChoice,
} from '#domain/pay/salary-estimate.ts';
import { countOf } from '#domain/text/counts.ts';
import { type BoardSample, sampleSearch } from '../schema.ts';

type MarketSignsProps = { choice: EstimateChoice; sample: BoardSample | null };

export function MarketSigns({ choice, sample }: MarketSignsProps) {
  return (
    <section aria-labelledby="market" className="mt-10 border-ink border-t-2 pt-5">
      <Heading level={4} id="market">
        On our board today
      </Heading>
      {sample ? (
        <>
          <dl className="mt-4 grid gap-x-8 gap-y-6 sm:grid-cols-2">
            <Demand level={demandLevel(sample)} />
            <Trend trend={marketTrend(sample)} sample={sample} />
          </dl>
          <SampleSize choice={choice} sample={sample} />
        </>
      ) : (
        <div className="mt-4">
          <Notice
            tone="danger"
            role="alert"
            title="Failed to load demand and trend"
            action={
              <a
                href={href('/tools') + writeEstimateChoice(choice)}
                className={buttonClass({ variant: 'secondary', size: 'sm' })}
              >
                Try again
              </a>
            }
          >
            They don’t affect the estimate.
          </Notice>
        </div>
      )}
    </section>
  );
}

const DEMAND_LOOKS: Record<DemandLevel, { tone: BadgeTone; bar: string }> = {
  High: { tone: 'brand', bar: 'bg-brand' },
  Medium: { tone: 'amber', bar: 'bg-blue-collar' },
  Low: { tone: 'neutral', bar: 'bg-control' },
};

function Demand({ level }: { level: DemandLevel | null }) {
  return (
    <div>
      <dt className="text-sm text-ink-faint">Demand</dt>
      <dd className="mt-1.5">
        <Badge tone={level ? DEMAND_LOOKS[level].tone : 'neutral'}>{level ?? TOO_FEW_JOBS}</Badge>
        {level && (
          <span aria-hidden="true" className="mt-3 block h-1.5 overflow-hidden rounded-sm bg-sunken">
            <span className={`block h-full ${DEMAND_LOOKS[level].bar}`} style={{ width: `${demandBar(level)}%` }} />
          </span>
        )}
      </dd>
    </div>
  );
}

const TREND_ICONS: Record<MarketTrend, typeof Minus> = { Rising: TrendingUp, Declining: TrendingDown, Stable: Minus };

function Trend({ trend, sample }: { trend: MarketTrend | null; sample: JobSample }) {
  const Icon = trend && TREND_ICONS[trend];
  return (
    <div>
      <dt className="text-sm text-ink-faint">Market trend</dt>
      <dd className="mt-1.5">
        {Icon ? (
          <span className="flex items-center gap-2 font-semibold">
            <Icon aria-hidden="true" className="size-5 text-brand" />
            {trend}
          </span>
        ) : (
          <Badge>{TOO_FEW_JOBS}</Badge>
        )}
        <span className="figures mt-2 block text-sm text-ink-soft">
          {describeJobs(sample.recent, sample)} posted in the last 30 days, {describeJobs(sample.earlier, sample)} in
          the 30 days before
        </span>
      </dd>
    </div>
  );
}

function SampleSize({ choice, sample: { open } }: { choice: EstimateChoice; sample: BoardSample }) {
  const { search, location } = sampleSearch(choice);
  const question = `‘${search}’ in ${location}`;
  return (
    <p className="mt-5 text-sm text-ink-soft">
      {open.count > 0 ? (
        <>
          Counted from{' '}
          <Link to={href('/jobs') + writeJobQuestion({ search, where: location })} className="link figures">
            {open.isMore ? `${formatCount(open)} open jobs` : countOf(open.count, 'open job')} for {question}
          </Link>
          . The trend counts jobs with these words in title, company or place, including closed jobs.
        </>
      ) : (
        <>We have no open jobs for {question} at the moment.</>
      )}
    </p>
  );
}
