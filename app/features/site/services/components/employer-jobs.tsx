import { href, Link } from 'react-router';
import { CategoryMark } from '#app/chrome/category-badge.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { CATEGORY_NAMES, JOB_CATEGORIES } from '#domain/job/job.ts';
import { LINES_OF_WORK } from '#domain/job/lines-of-work.ts';
import { writeJobQuestion } from '#domain/job/search/job-question.ts';
import { isOffered } from '#domain/site/services.ts';

const INKS = { 'white-collar': 'text-white-collar', 'blue-collar': 'text-blue-collar' } as const;

export function EmployerJobs() {
  return (
    <section aria-labelledby="jobs-we-fill" className="wrap pt-16 lg:pt-30">
      <Heading level={2} id="jobs-we-fill">
        Jobs we fill
      </Heading>
      <div className="mt-8 grid gap-x-8 gap-y-10 lg:grid-cols-2">
        {JOB_CATEGORIES.map((category) => (
          <div key={category} className="border-line border-t pt-5">
            <h3 className={`flex items-center gap-3 font-display text-xl font-medium ${INKS[category]}`}>
              <CategoryMark category={category} className="size-6" />
              {CATEGORY_NAMES[category]}
            </h3>
            <ul className="mt-4 gap-x-8 sm:columns-2">
              {LINES_OF_WORK[category].map((name) => (
                <li key={name} className="py-1">
                  {name}
                </li>
              ))}
            </ul>
            <p className="mt-4 flex flex-wrap gap-x-6">
              {isOffered(`/${category}`) && (
                <Link to={href(`/${category}`)} className="link inline-flex min-h-11 items-center font-semibold">
                  How we recruit {CATEGORY_NAMES[category].toLowerCase()} staff
                </Link>
              )}
              <Link
                to={href('/jobs') + writeJobQuestion({ category })}
                className="link inline-flex min-h-11 items-center font-semibold"
              >
                {CATEGORY_NAMES[category]} jobs on the board
              </Link>
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}
