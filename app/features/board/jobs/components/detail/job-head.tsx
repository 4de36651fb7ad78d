import type { ReactNode } from 'react';
import { CategoryMark } from '#app/chrome/category-badge.tsx';
import { JOB_SHAPES } from '#app/chrome/status-shapes.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Breadcrumb, type BreadcrumbItem } from '#app/ui/content/breadcrumb.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Status } from '#app/ui/content/status.tsx';
import { EmployerPlate } from '#app/ui/pictures/employer-plate.tsx';
import { TradeDrawing } from '#app/ui/pictures/trade-drawing.tsx';
import type { PublicJob } from '#domain/job/fields.ts';
import { CATEGORY_NAMES, type JobCategory } from '#domain/job/job.ts';
import { logoHref } from '../logo-href.ts';

const TINTS: Record<JobCategory, string> = {
  'white-collar': 'bg-white-collar-soft',
  'blue-collar': 'bg-blue-collar-soft',
};

const INKS: Record<JobCategory, string> = { 'white-collar': 'text-white-collar', 'blue-collar': 'text-blue-collar' };

type JobHeadProps = {
  job: Pick<PublicJob, 'title' | 'company' | 'location' | 'category' | 'isOpen' | 'logo'>;
  trail?: readonly BreadcrumbItem[] | undefined;
  children?: ReactNode;
};

export function JobHead({ job, trail, children }: JobHeadProps) {
  return (
    <header className={classNames('relative overflow-clip', TINTS[job.category])}>
      <div className="wrap pt-4 pb-6 lg:pb-9">
        {trail && <Breadcrumb items={trail} />}
        <div className="mt-4 grid print:block grid-cols-[auto_minmax(0,1fr)_auto] items-end gap-x-4 gap-y-3 sm:mt-6 lg:gap-x-6 lg:gap-y-1">
          <div className="job-plate self-center lg:row-span-2 lg:self-start">
            <EmployerPlate
              company={job.company}
              title={job.title}
              category={job.category}
              size={96}
              logo={logoHref(job)}
            />
          </div>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 max-lg:self-center">
            <strong translate="no" className="font-semibold text-lg leading-snug [overflow-wrap:anywhere]">
              {job.company}
            </strong>
            <span className={classNames('inline-flex items-center gap-1.5 font-medium text-sm', INKS[job.category])}>
              <CategoryMark category={job.category} />
              {CATEGORY_NAMES[job.category]}
            </span>
            {!job.isOpen && <Status shape={JOB_SHAPES.closed}>Closed</Status>}
          </p>
          <TradeDrawing
            title={job.title}
            category={job.category}
            className="no-print w-24 sm:w-36 md:row-span-2 md:-mb-6 md:w-56 lg:-mt-8 lg:-mb-9 lg:w-72"
          />
          <div className="self-start max-lg:col-span-2 max-md:col-span-3">
            <Heading level={1} className="max-w-3xl">
              {job.title}
            </Heading>
            {children && <div className="no-print mt-5">{children}</div>}
          </div>
        </div>
      </div>
    </header>
  );
}
