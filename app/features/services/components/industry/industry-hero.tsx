import { candidatePath, openEnquiry, talentPath } from '#app/chrome/dialogs/enquiry-request.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Breadcrumb, type BreadcrumbItem } from '#app/ui/content/breadcrumb.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import type { IndustryPage } from '#content/industries/industry-page.ts';
import type { JobCategory } from '#domain/job/job.ts';
import { COLLAR_LOOKS } from '../collar/collar-look.ts';
import { SectorPattern } from '../sector-pattern.tsx';

type IndustryHeroProps = { title: string; trail: readonly BreadcrumbItem[]; page: IndustryPage; category: JobCategory };

export function IndustryHero({ title, trail, page, category }: IndustryHeroProps) {
  const { faint } = COLLAR_LOOKS[category];
  return (
    <div className="wrap pt-4">
      <Breadcrumb items={trail} />
      <div className="mt-8 grid gap-x-8 gap-y-8 sm:mt-12 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <Heading level={1} size="display">
            {title}
          </Heading>
          <p className="mt-5 max-w-[36rem] text-lg text-ink-soft sm:mt-6">{page.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={candidatePath()} onClick={openEnquiry} size="lg">
              Apply Now
            </ButtonLink>
            <ButtonLink to={talentPath()} onClick={openEnquiry} variant="secondary" size="lg">
              Find Talent
            </ButtonLink>
          </div>
        </div>
        <SectorPattern sector={page.sector} className={`h-20 sm:h-28 lg:col-span-4 lg:h-full lg:min-h-72 ${faint}`} />
      </div>
    </div>
  );
}
