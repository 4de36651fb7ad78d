import { candidatePath, OPENS_ENQUIRY, talentPath } from '#app/chrome/dialogs/enquiry-request.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Breadcrumb, type BreadcrumbItem } from '#app/ui/content/breadcrumb.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { SectorBand } from '#app/ui/pictures/sector-band.tsx';
import { TradeDrawing } from '#app/ui/pictures/trade-drawing.tsx';
import type { IndustryPage } from '#db/content/industry.ts';
import type { JobCategory } from '#domain/job/job.ts';
import { COLLAR_LOOKS } from '../collar/collar-look.ts';
import { SECTOR_TRADES } from '../sector-trades.ts';

type IndustryHeroProps = { title: string; trail: readonly BreadcrumbItem[]; page: IndustryPage; category: JobCategory };

export function IndustryHero({ title, trail, page, category }: IndustryHeroProps) {
  return (
    <div className={COLLAR_LOOKS[category].band}>
      <div className="wrap pt-4">
        <Breadcrumb items={trail} />
        <div className="mt-8 grid items-end gap-x-8 sm:mt-12 lg:grid-cols-12">
          <div className="pb-8 lg:col-span-8 lg:pb-14">
            <Heading level={1} size="display">
              {title}
            </Heading>
            <p className="mt-5 max-w-[36rem] text-lg sm:mt-6">{page.lead}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              <ButtonLink to={candidatePath()} {...OPENS_ENQUIRY} size="lg">
                Apply Now
              </ButtonLink>
              <ButtonLink to={talentPath()} {...OPENS_ENQUIRY} variant="secondary" size="lg">
                Find Talent
              </ButtonLink>
            </div>
          </div>
          <TradeDrawing
            trade={SECTOR_TRADES[page.sector]}
            isStanding
            className="w-44 justify-self-end sm:w-56 lg:col-span-4 lg:w-full"
          />
        </div>
      </div>
      <SectorBand sector={page.sector} isPlain />
    </div>
  );
}
