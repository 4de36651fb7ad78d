import { type MouseEvent, useId } from 'react';
import { candidatePath, OPENS_ENQUIRY, talentPath } from '#app/chrome/dialogs/enquiry-request.ts';
import { ButtonLink, type ButtonSize, type ButtonVariant } from '#app/ui/button.tsx';

type EnquiryButtonsProps = { size?: ButtonSize; talent?: ButtonVariant };

export function EnquiryButtons({ size = 'md', talent = 'primary' }: EnquiryButtonsProps) {
  const commonProps = { size, ...OPENS_ENQUIRY };
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-4">
      <EnquiryButton {...commonProps} to={talentPath()} variant={talent} opens="Tell us who you need">
        Find Talent
      </EnquiryButton>
      <EnquiryButton {...commonProps} to={candidatePath()} variant="secondary" opens="Send us your CV">
        Find Jobs
      </EnquiryButton>
    </ul>
  );
}

type EnquiryButtonProps = {
  to: string;
  size: ButtonSize;
  variant: ButtonVariant;
  opens: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  children: string;
};

function EnquiryButton({ opens, children, ...link }: EnquiryButtonProps) {
  const id = useId();
  return (
    <li className="grid justify-items-start gap-1.5">
      <ButtonLink {...link} aria-describedby={id}>
        {children}
      </ButtonLink>
      <span id={id} className="text-ink-soft text-sm">
        {opens}
      </span>
    </li>
  );
}
