import { ArrowDown, ArrowRight } from 'lucide-react';
import { href } from 'react-router';
import { CategoryMark } from '#app/chrome/category-badge.tsx';
import { OPENS_ENQUIRY, talentPath } from '#app/chrome/dialogs/enquiry-request.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Breadcrumb } from '#app/ui/content/breadcrumb.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { SectorBand } from '#app/ui/pictures/sector-band.tsx';
import type { SectorPage } from '#db/content/services/sector-page.ts';
import { CATEGORY_NAMES, type JobCategory } from '#domain/job/job.ts';
import { writeJobQuestion } from '#domain/job/search/job-question.ts';
import { COLLAR_LOOKS } from './collar-look.ts';

type CollarHeroProps = { category: JobCategory; name: string; page: Pick<SectorPage, 'lead' | 'findTalent' | 'lines'> };

export function CollarHero({ category, name, page }: CollarHeroProps) {
  const { band, ink, line } = COLLAR_LOOKS[category];
  return (
    <div className={band}>
      <div className="wrap pt-4 pb-10 sm:pb-14">
        <Breadcrumb items={[{ label: name }]} />
        <div className="mt-8 grid items-end gap-x-8 gap-y-10 sm:mt-12 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <CategoryMark category={category} className={`size-10 ${ink}`} />
            <Heading level={1} size="display" className="mt-5 max-w-[11ch]">
              {name}
            </Heading>
            <p className="mt-5 max-w-[36rem] text-lg sm:mt-6">{page.lead}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              <ButtonLink to={talentPath()} {...OPENS_ENQUIRY} size="lg">
                {page.findTalent}
              </ButtonLink>
              <ButtonLink to={href('/jobs') + writeJobQuestion({ category })} variant="secondary" size="lg">
                {CATEGORY_NAMES[category]} jobs
                <ArrowRight aria-hidden="true" />
              </ButtonLink>
            </div>
          </div>
          <nav aria-label="Lines of work" className="lg:col-span-4">
            <ul className={`border-t ${line}`}>
              {page.lines.map((each) => (
                <li key={each.sector} className={`border-b ${line}`}>
                  <a
                    href={`#${each.sector}`}
                    className={`group flex min-h-11 items-center justify-between gap-4 py-2 font-semibold ${ink}`}
                  >
                    <span className="underline-offset-4 group-hover:underline">{each.name}</span>
                    <ArrowDown aria-hidden="true" className="size-4 shrink-0" />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <div className="grid grid-cols-3 sm:grid-cols-6">
        {page.lines.map(({ sector }) => (
          <SectorBand key={sector} sector={sector} isPlain className="h-20 sm:h-60" />
        ))}
      </div>
    </div>
  );
}
