import { href } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { addressLine, company } from '#content/company.ts';

export function ContactStrip() {
  return (
    <section id="contact" aria-labelledby="contact-heading" className="wrap pt-20 sm:pt-28">
      <div className="grid items-end gap-x-8 gap-y-8 rounded-lg bg-brand-soft px-6 py-10 sm:px-10 sm:py-14 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Heading level={2} id="contact-heading">
            Ring us. A person answers.
          </Heading>
          <p className="figures mt-5 font-display text-[clamp(2.25rem,1.4rem+3.6vw,3.75rem)] leading-none tracking-[-0.02em]">
            <a
              href={`tel:${company.phone.dialled}`}
              className="inline-flex items-center whitespace-nowrap text-brand decoration-2 underline-offset-8 hover:underline pointer-coarse:min-h-11"
            >
              {company.phone.shown}
            </a>
          </p>
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          <p className="figures font-semibold">{company.hours.shown}</p>
          <p className="mt-1">
            <a href={`mailto:${company.email}`} className="link inline-flex items-center pointer-coarse:min-h-11">
              {company.email}
            </a>
          </p>
          <p className="mt-1 text-ink-soft">{addressLine}</p>
          <ButtonLink to={href('/contact')} className="mt-5">
            Contact us
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
