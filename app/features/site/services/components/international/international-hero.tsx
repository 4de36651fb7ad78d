import { candidatePath, OPENS_ENQUIRY, talentPath } from '#app/chrome/dialogs/enquiry-request.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Breadcrumb } from '#app/ui/content/breadcrumb.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { SectorBand } from '#app/ui/pictures/sector-band.tsx';
import { InternationalGlobe } from './international-globe.tsx';

export function InternationalHero({ name, lead }: { name: string; lead: string }) {
  return (
    <div className="bg-brand-soft">
      <div className="wrap pt-4 pb-10 sm:pb-14">
        <Breadcrumb items={[{ label: name }]} />
        <div className="mt-8 grid items-center gap-x-8 gap-y-10 sm:mt-12 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <Heading level={1} size="display">
              {name}
            </Heading>
            <p className="mt-5 max-w-[36rem] text-lg sm:mt-6">{lead}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              <ButtonLink to={talentPath()} {...OPENS_ENQUIRY} size="lg">
                Find Talent
              </ButtonLink>
              <ButtonLink to={candidatePath()} {...OPENS_ENQUIRY} variant="secondary" size="lg">
                Find Jobs
              </ButtonLink>
            </div>
          </div>
          <div className="hidden justify-self-end lg:col-span-4 lg:col-start-9 lg:block">
            <InternationalGlobe />
          </div>
        </div>
      </div>
      <SectorBand sector="finance" isBrand />
    </div>
  );
}
