import { Search } from 'lucide-react';
import { Form, href, Link } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { Input } from '#app/ui/input.tsx';
import { cities } from '#content/cities.ts';
import { hero } from '#content/home.ts';
import { CATEGORY_NAMES, JOB_CATEGORIES } from '#domain/job.ts';
import { Shoreline } from './shoreline.tsx';

export function Hero() {
  return (
    <section id="home" className="overflow-x-clip">
      <div className="wrap grid gap-x-8 gap-y-10 pt-10 pb-12 sm:pt-16 lg:grid-cols-12 lg:pt-20 lg:pb-16">
        <div className="lg:col-span-7">
          <Heading level={1} size="display">
            {hero.title}
          </Heading>
          <p className="mt-6 max-w-[34rem] text-lg text-ink-soft">{hero.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={href('/contact')} size="lg">
              Find Talent
            </ButtonLink>
            <ButtonLink to={href('/jobs')} size="lg" variant="secondary">
              Find Jobs
            </ButtonLink>
          </div>
        </div>
        <div className="self-end lg:col-span-4 lg:col-start-9">
          <JobSearch />
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
          {(control) => <Input {...control} name="search" type="search" maxLength={100} />}
        </Field>
        <Field id="hero-location" label="Town or city">
          {(control) => <Input {...control} name="location" list="hero-cities" autoComplete="off" maxLength={100} />}
        </Field>
        <datalist id="hero-cities">
          {cities.map(({ slug, name }) => (
            <option key={slug} value={name} />
          ))}
        </datalist>
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
            <Link to={`${href('/jobs')}?category=${category}`} className="link touch-target">
              {CATEGORY_NAMES[category].toLowerCase()} jobs
            </Link>
          </span>
        ))}
        .
      </p>
    </div>
  );
}
