import { jobsLink } from '#app/chrome/header/navigation.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { calculator } from '../texts.ts';

export const NoFigures = () => (
  <>
    <p className="measure mt-8 text-lg">{calculator.noPlaces}</p>
    <ButtonLink to={jobsLink.href} className="mt-6">
      {jobsLink.label}
    </ButtonLink>
  </>
);
