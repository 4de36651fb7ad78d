import { candidatePath, openEnquiry, talentPath } from '#app/site/enquiry-request.ts';
import { ButtonLink, type ButtonSize } from '#app/ui/button.tsx';

/** Each opens its form over the page, or leads to the page of that form. */
export function EnquiryButtons({ size = 'md' }: { size?: ButtonSize }) {
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={talentPath} onClick={openEnquiry} size={size}>
        Find Talent
      </ButtonLink>
      <ButtonLink to={candidatePath()} onClick={openEnquiry} size={size} variant="secondary">
        Find Jobs
      </ButtonLink>
    </div>
  );
}
