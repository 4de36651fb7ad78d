import { ArrowRight } from 'lucide-react';
import { href, Link } from 'react-router';
import { CategoryMark } from '#app/chrome/category-badge.tsx';
import { isSwitchedOff } from '#app/pages/switched-off.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import type { HomeWords } from '#db/content/home.ts';
import { CATEGORY_NAMES, type JobCategory } from '#domain/job/job.ts';
import { writeJobQuestion } from '#domain/job/search/job-question.ts';

const LOOKS = {
  'white-collar': {
    band: 'bg-white-collar-soft',
    ink: 'text-white-collar',
    line: 'border-white-collar/30',
    about: href('/white-collar'),
  },
  'blue-collar': {
    band: 'bg-blue-collar-soft',
    ink: 'text-blue-collar',
    line: 'border-blue-collar/30',
    about: href('/blue-collar'),
  },
} as const;

export function TwoWorlds({ worlds }: { worlds: HomeWords['worlds'] }) {
  return (
    <div className="grid lg:grid-cols-2">
      <World category="white-collar" words={worlds['white-collar']} side="lg:ml-auto lg:pr-16" />
      <World category="blue-collar" words={worlds['blue-collar']} side="lg:mr-auto lg:pl-16" />
    </div>
  );
}

type WorldProps = { category: JobCategory; words: HomeWords['worlds'][JobCategory]; side: string };

function World({ category, words: { title, text, cards }, side }: WorldProps) {
  const { band, ink, line, about } = LOOKS[category];
  const visibleCards = cards.filter(({ link }) => !isSwitchedOff(link));
  return (
    <div className={band}>
      <div className={`w-full px-(--gutter) py-8 lg:max-w-[calc(37.5rem+var(--gutter))] lg:py-8 ${side}`}>
        <div className={`flex items-center gap-4 ${ink}`}>
          <CategoryMark category={category} className="size-9 shrink-0" />
          <Heading level={2}>{title}</Heading>
        </div>
        <p className="mt-3 max-w-[34rem] text-lg">{text}</p>
        {visibleCards.length > 0 && (
          <ul className={`mt-6 border-b ${line}`}>
            {visibleCards.map((card) => (
              <li key={card.title} className={`border-t ${line}`}>
                <Link to={card.link} className="group grid grid-cols-[1fr_auto] items-center gap-x-4 py-3">
                  <div className="gap-x-6 sm:grid sm:grid-cols-[11rem_1fr] lg:block xl:grid">
                    <Heading level={3} className="decoration-1 underline-offset-4 group-hover:underline">
                      {card.title}
                    </Heading>
                    <p className="max-xl:mt-1 text-sm">{card.text}</p>
                  </div>
                  <ArrowRight aria-hidden="true" className={`size-5 ${ink}`} />
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Link to={href('/jobs') + writeJobQuestion({ category })} className={buttonClass({ variant: 'secondary' })}>
            {CATEGORY_NAMES[category]} jobs
            <ArrowRight aria-hidden="true" />
          </Link>
          {!isSwitchedOff(about) && (
            <Link
              to={about}
              className={`inline-flex min-h-11 items-center font-semibold underline underline-offset-4 ${ink}`}
            >
              Hire {CATEGORY_NAMES[category].toLowerCase()} staff
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}
