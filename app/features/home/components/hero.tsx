import { Search } from 'lucide-react';
import { Form, href, Link } from 'react-router';
import { LocationField } from '#app/features/jobs/components/board/location-field.tsx';
import { writeBoardSearch } from '#app/features/jobs/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { LONGEST_SEARCH } from '#app/web/search-length.ts';
import { hero } from '#content/home.ts';
import { CATEGORY_NAMES, JOB_CATEGORIES } from '#domain/job/job.ts';
import { EnquiryButtons } from './enquiry-buttons.tsx';
import { Shoreline } from './shoreline.tsx';

/** On a phone the search comes before the buttons: it is what most people came for. */
export function Hero() {
  return (
    <section id="home" className="overflow-x-clip">
      <div className="wrap grid gap-x-8 gap-y-8 pt-8 pb-12 sm:pt-16 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:pt-20 lg:pb-16">
        <div className="lg:col-span-7">
          <Heading level={1} size="display">
            {hero.title}
          </Heading>
          <p className="mt-5 max-w-[34rem] text-lg text-ink-soft sm:mt-6">{hero.lead}</p>
        </div>
        <div className="lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:row-start-1 lg:self-end">
          <JobSearch />
        </div>
        <div className="lg:col-span-7">
          <EnquiryButtons size="lg" talent="secondary" />
        </div>
      </div>
      <Shoreline />
    </section>
  );
}

function JobSearch() {
  return (
    <div className="border-ink border-t-2 pt-5">
      <h2 className="font-display text-xl font-medium">Search the job board</h2>
      <Form
        action={href('/jobs')}
        role="search"
        aria-label="Jobs"
        className="mt-4 grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto] lg:grid-cols-1"
      >
        <Field id="hero-search" label="Job title or employer">
          {(control) => <Input {...control} name="search" type="search" maxLength={LONGEST_SEARCH} />}
        </Field>
        <LocationField id="hero-location" label="City" />
        <Button type="submit">
          <Search aria-hidden="true" />
          Search jobs
        </Button>
      </Form>
      <p className="mt-4 text-sm text-ink-soft">
        Or see all{' '}
        {JOB_CATEGORIES.map((category, index) => (
          <span key={category}>
            {index > 0 && ' or '}
            <Link to={href('/jobs') + writeBoardSearch({ category })} className="link touch-target">
              {CATEGORY_NAMES[category].toLowerCase()} jobs
            </Link>
          </span>
        ))}
        .
      </p>
    </div>
  );
}
