import { ContactFacts } from '#app/chrome/contact-facts.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { agency } from '#domain/site/site.ts';
import type { ApplyPageViewer } from '../../schema.ts';

const QUESTIONS = 'Questions about this job';
const HEADINGS: Record<ApplyPageViewer['kind'], string> = {
  visitor: 'Apply by phone or email',
  owner: QUESTIONS,
  waits: 'Apply by phone or email',
  candidate: QUESTIONS,
  applied: QUESTIONS,
};

type ReachUsProps = { job: { isOpen: boolean; mail: string }; applicant: ApplyPageViewer };

export function ReachUs({ job, applicant }: ReachUsProps) {
  return (
    <section aria-labelledby="reach-us" className="lg:col-span-4 lg:col-start-9">
      <Heading level={2} size="item" id="reach-us">
        {job.isOpen ? HEADINGS[applicant.kind] : 'Ask us about other jobs'}
      </Heading>
      <ContactFacts phone={agency().phone} mail={job.mail} className="mt-4" />
    </section>
  );
}
