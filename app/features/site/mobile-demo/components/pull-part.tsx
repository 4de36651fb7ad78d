import { ArrowDown, RefreshCw } from 'lucide-react';
import { useEffect, useReducer, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import { useDrag } from './drag.ts';
import { nextPull, PULL_PIXELS, RESTING } from './gestures.ts';
import { fetchNewestJobs, type NewestJob } from './newest-jobs.ts';
import { Part } from './part.tsx';

type Shown = { jobs: NewestJob[] | null; at: string };

export function PullPart() {
  const [{ step, pulled }, dispatch] = useReducer(nextPull, RESTING);
  const [shown, setShown] = useState<Shown | null>(null);
  const handlers = useDrag({
    onMove: ({ y }) => dispatch({ type: 'moved', by: y }),
    onEnd: () => dispatch({ type: 'released' }),
    onCancel: () => dispatch({ type: 'cancelled' }),
  });
  const isRefreshing = step === 'refreshing';
  useEffect(() => {
    if (!isRefreshing) return;
    let isGone = false;
    void fetchNewestJobs().then((jobs) => {
      if (isGone) return;
      setShown((before) => ({ jobs: jobs ?? before?.jobs ?? null, at: jobs ? timeNow() : '' }));
      dispatch({ type: 'refreshed' });
    });
    return () => {
      isGone = true;
    };
  }, [isRefreshing]);
  return (
    <Part
      id="pull"
      title="Pull to refresh"
      text={`Pull the strip down by ${PULL_PIXELS} pixels and let go, or press the button. This loads the newest jobs.`}
      inApp="touch"
      inBrowser="touch, mouse or the button"
    >
      <div className="overflow-hidden rounded-lg border border-line">
        <div
          {...handlers}
          data-pull
          aria-hidden="true"
          className="flex min-h-12 cursor-grab touch-none select-none items-center justify-center gap-2 bg-sunken text-ink-soft text-sm active:cursor-grabbing"
        >
          {isRefreshing ? (
            <Spinner />
          ) : (
            <ArrowDown className={classNames('size-4 transition-transform', step === 'ready' && 'rotate-180')} />
          )}
          {WORDS[step]}
        </div>
        <div
          className={classNames('min-h-44 bg-surface px-4 py-3', pulled === 0 && 'transition-transform duration-200')}
          style={pulled === 0 ? undefined : { transform: `translateY(${pulled}px)` }}
        >
          <Jobs jobs={shown?.jobs ?? null} />
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="button"
          variant="secondary"
          isLoading={isRefreshing}
          loadingText="Refreshing…"
          onClick={() => dispatch({ type: 'asked' })}
        >
          <RefreshCw aria-hidden="true" />
          Refresh
        </Button>
        <p role="status" className="figures text-ink-soft text-sm">
          {shown &&
            !isRefreshing &&
            (shown.at ? `Refreshed at ${shown.at}.` : 'Failed to load the jobs. Try again in a moment.')}
        </p>
      </div>
    </Part>
  );
}

const WORDS = { idle: 'Pull down', pulling: 'Pull further', ready: 'Let go to refresh', refreshing: 'Refreshing…' };

const timeNow = () => new Date().toLocaleTimeString('en-GB');

function Jobs({ jobs }: { jobs: NewestJob[] | null }) {
  if (!jobs) return <p className="text-ink-soft text-sm">No jobs loaded yet.</p>;
  if (jobs.length === 0) return <p className="text-ink-soft text-sm">No jobs are open at the moment.</p>;
  return (
    <ul className="divide-y divide-line">
      {jobs.map(({ title, path }) => (
        <li key={path}>
          <Link to={path} className="link flex min-h-12 items-center">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
