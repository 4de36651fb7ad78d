import { Search } from 'lucide-react';
import { Form, href, Link } from 'react-router';
import type { BoardFigures } from '#app/features/board/jobs/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { Tideline } from '#app/ui/pictures/tideline.tsx';
import type { HomeWords } from '#db/content/home.ts';
import { LONGEST_SEARCH } from '#domain/address/search-length.ts';
import { CATEGORY_NAMES, JOB_CATEGORIES } from '#domain/job/job.ts';
import { writeJobQuestion } from '#domain/job/search/job-question.ts';
import { formatNumber, formatPounds } from '#domain/pay/money.ts';
import { listCityNames } from '#domain/place/place.ts';
import { EnquiryButtons } from './enquiry-buttons.tsx';

/** @param figures null if they could not be loaded; the search works without them */
export function Hero({ words, figures }: { words: HomeWords['hero']; figures: BoardFigures | null }) {
  return (
    <section
      id="home"
      className="wrap grid items-end gap-x-8 pt-8 sm:pt-10 lg:grid-cols-[minmax(0,1fr)_auto] [&>*]:lg:col-span-2"
    >
      <Heading level={1} size="display">
        {words.title}
      </Heading>
      <p className="mt-5 max-w-[44rem] self-start text-ink-soft text-lg sm:mt-6 lg:col-span-1!">{words.lead}</p>
      <JobSearch />
      {figures && <LiveFigures figures={figures} />}
      {figures && figures.openJobs > 0 && (
        <Tideline weeks={figures.weeks} isEstimate={figures.areWeeksEstimated} size="hero" className="mt-3 lg:mt-1" />
      )}
      {/* On a phone the search comes first: it is what most people came for. */}
      <div className="mt-8 lg:col-span-1! lg:col-start-2! lg:row-start-2 lg:mt-6">
        <EnquiryButtons talent="secondary" />
      </div>
    </section>
  );
}

function CityField() {
  const cities = listCityNames().map((name) => ({ value: name, label: name }));
  return (
    <Field id="hero-where" label="City">
      {(control) => (
        <Select {...control} name="where" defaultValue="" options={[{ value: '', label: 'All UK' }, ...cities]} />
      )}
    </Field>
  );
}

function JobSearch() {
  return (
    <div className="mt-8">
      <Form
        action={href('/jobs')}
        role="search"
        aria-label="Jobs"
        className="grid items-end gap-x-4 gap-y-3 rounded-lg border border-control bg-surface p-4 sm:grid-cols-2 sm:p-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_auto]"
      >
        <Field id="hero-search" label="Job title or employer">
          {(control) => <Input {...control} name="search" type="search" maxLength={LONGEST_SEARCH} />}
        </Field>
        <CityField />
        <Button type="submit" size="lg" className="sm:max-lg:col-span-2 lg:min-h-11 lg:px-8">
          <Search aria-hidden="true" />
          Search jobs
        </Button>
      </Form>
      <p className="mt-3 text-ink-soft text-sm">
        Or see all{' '}
        {JOB_CATEGORIES.map((category, index) => (
          <span key={category}>
            {index > 0 && ' or '}
            <Link to={href('/jobs') + writeJobQuestion({ category })} className="link touch-target">
              {CATEGORY_NAMES[category].toLowerCase()} jobs
            </Link>
          </span>
        ))}
        .
      </p>
    </div>
  );
}

function LiveFigures({ figures }: { figures: BoardFigures }) {
  const { openJobsText, newThisWeekText, medianPay, paid } = figures;
  const visibleFigures = [
    { value: openJobsText, label: 'open jobs' },
    { value: newThisWeekText, label: 'new in the last seven days' },
    ...(medianPay === null
      ? []
      : [
          {
            value: formatPounds(medianPay),
            label: `median yearly pay across ${formatNumber(paid)} jobs`,
          },
        ]),
  ];
  return (
    <dl className="figures mt-6 flex flex-wrap items-baseline gap-x-10 gap-y-2 lg:mt-8">
      {visibleFigures.map(({ value, label }) => (
        <div key={label} className="flex flex-wrap items-baseline gap-x-2">
          <dt className="order-last text-ink-soft text-sm">{label}</dt>
          <dd className="font-display text-2xl tracking-[-0.015em]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
