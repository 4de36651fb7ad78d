import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Panel } from '#app/ui/content/panel.tsx';
import { agency } from '#domain/site/site.ts';
import { READING_WIDTH } from './reading-width.ts';

/** spec: marketing §2 "Need Recruitment Support?". */
export function RecruitmentSupport() {
  return (
    <Panel tone="brand" className={`no-print mt-14 ${READING_WIDTH} sm:px-8 sm:py-8`}>
      <Heading level={2} size="item">
        Need Recruitment Support?
      </Heading>
      <p className="mt-2 max-w-[54ch]">
        Write to us about a vacancy, or the work you’re looking for. We’re here {agency().hours.shown}.
      </p>
      <ButtonLink to={`mailto:${agency().email}`} className="mt-5">
        Get In Touch
      </ButtonLink>
    </Panel>
  );
}
