import { href } from 'react-router';
import { consultant } from '#app/features/site/tools/texts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { type EstimateChoice, writeEstimateChoice } from '#domain/pay/salary-estimate.ts';

export function ConsultantStrip({ choice }: { choice: EstimateChoice | null }) {
  const contact = `${href('/contact')}${choice ? writeEstimateChoice(choice) : ''}#contact`;
  return (
    <section aria-labelledby="consultant" className="wrap pt-20 sm:pt-28">
      <div className="grid items-end gap-x-8 gap-y-6 border-ink border-t-2 pt-6 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <Heading level={2} id="consultant">
            {consultant.title}
          </Heading>
          <p className="measure mt-3 text-lg text-ink-soft">{consultant.text}</p>
        </div>
        <div className="lg:col-span-4 lg:justify-self-end">
          <ButtonLink to={contact} size="lg" variant="secondary">
            {consultant.button}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
