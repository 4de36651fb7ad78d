import { ChevronDown } from 'lucide-react';
import { useDeferredValue, useId, useSyncExternalStore } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { JobList } from '../card/job-list.tsx';
import { JobDetail } from '../job-detail.tsx';
import { advertOfForm, toAdvert } from './advert.ts';
import { PhoneFrame } from './phone-frame.tsx';
import type { Typed } from './typed-values.ts';

type LivingAdvertProps = {
  typed: Typed;
  id?: string | undefined;
  postedAt: Date | null;
  isInDialog: boolean;
};

export function LivingAdvert({ typed, id = '', postedAt, isInDialog }: LivingAdvertProps) {
  const titleId = useId();
  // Typing has priority over the preview.
  const values = useDeferredValue(typed);
  const isWide = useIsWide();
  const look = { values, id, postedAt, isInDialog, titleId };
  if (isWide === false) {
    return (
      <details className="group border-line border-y xl:hidden">
        <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-3 rounded-sm py-2 font-semibold text-brand [&::-webkit-details-marker]:hidden">
          Preview the advert
          <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <section aria-labelledby={titleId} className="pb-6">
          <Sides {...look} />
        </section>
      </details>
    );
  }
  const isEmpty = !values['title'];
  return (
    <section
      aria-labelledby={titleId}
      // The preview without JavaScript needs a refused form, whose values it shows.
      className={classNames(
        'sticky max-xl:hidden',
        isInDialog ? 'top-0' : 'top-4 -mt-24',
        isEmpty && 'noscript:hidden',
      )}
    >
      <Sides {...look} isWaiting={isWide === null} />
    </section>
  );
}

type SidesProps = {
  values: Typed;
  id: string;
  postedAt: Date | null;
  isInDialog: boolean;
  titleId: string;
  isWaiting?: boolean;
};

function Sides({ values, id, postedAt, isInDialog, titleId, isWaiting = false }: SidesProps) {
  const now = new Date();
  const { row, page } = toAdvert({ ...advertOfForm(values, id, now), postedAt }, now);
  const height = isInDialog
    ? 'h-[calc(min(46rem,100dvh-2rem)-21.75rem)] min-h-72'
    : 'h-[min(40rem,calc(100dvh-23rem))] min-h-80';
  return (
    <>
      <h2 id={titleId} className="font-display font-medium text-xl max-xl:sr-only">
        Your advert
      </h2>
      <p className="mt-3 mb-1.5 text-ink-soft text-sm">On the board</p>
      {/* It leads nowhere yet. */}
      <JobList jobs={[{ ...row, id: '' }]} headingLevel={3} labelledBy={titleId} />
      <p className="mt-4 mb-1.5 text-ink-soft text-sm">Phone preview</p>
      <div className="overflow-clip rounded-lg border-2 border-control">
        {isWaiting ? (
          <div className={height} />
        ) : (
          <PhoneFrame title="Phone preview of the job page" className={height}>
            <JobDetail job={page} address="" isPreview />
          </PhoneFrame>
        )}
      </div>
    </>
  );
}

/** The same width as in job-form.tsx. */
const WIDE = '(min-width: 80rem)';

function watchWide(tell: () => void) {
  const query = matchMedia(WIDE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** Null before hydration. */
const useIsWide = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    watchWide,
    () => matchMedia(WIDE).matches,
    () => null,
  );
