import { type ReactNode, useRef, useState } from 'react';
import { href } from 'react-router';
import { AllPlacesLink } from '#app/chrome/all-places-link.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { fetcherSending } from '#app/web/form/sending.ts';
import { useFetcher } from '#app/web/use-fetcher.ts';
import { listCities, listFirstCities } from '#domain/place/place.ts';
import { addressLine, agency } from '#domain/site/site.ts';
import { ContactForm } from './contact-form.tsx';
import { useDone } from './enquiry-form.tsx';

/** Makes the page scroll to the form when it reloads without scripts. */
const ACTION = `${href('/contact')}?here#contact`;

type ContactSectionProps = {
  message?: string;
  answer?: Reply | undefined;
  children?: ReactNode;
};

export function ContactSection({ message = '', answer, children }: ContactSectionProps) {
  const fetcher = useFetcher<Reply>();
  // A new key clears the form after it was sent.
  const [round, setRound] = useState(0);
  const sending = fetcherSending(fetcher, ACTION);
  const heading = useRef<HTMLHeadingElement>(null);
  useDone('contact', fetcher.data, () => {
    setRound((before) => before + 1);
    // The pressed button has disappeared with its form.
    heading.current?.focus();
  });
  const isFirst = round === 0;
  return (
    <section id="contact" aria-labelledby="contact-heading" className="wrap pt-16">
      <div className="grid gap-x-8 gap-y-10 border-ink border-t-2 pt-8 lg:grid-cols-12">
        <Phones isWide={children !== undefined} />
        {children && <div className="min-w-0 lg:col-span-6">{children}</div>}
        <div className={children ? 'min-w-0 lg:col-span-6' : 'min-w-0 lg:col-span-6 lg:col-start-7'}>
          <h3 ref={heading} tabIndex={-1} className="mb-6 font-display font-medium text-xl">
            Or write to us
          </h3>
          <ContactForm
            key={round}
            id="contact-form"
            sending={{ ...sending, answer: fetcher.data ?? (isFirst ? answer : undefined) }}
            message={isFirst ? message : ''}
            purpose={message && isFirst ? 'job' : 'hiring'}
          />
        </div>
      </div>
    </section>
  );
}

function Phones({ isWide }: { isWide: boolean }) {
  return (
    <div
      className={
        isWide
          ? 'grid items-end gap-x-8 gap-y-5 lg:col-span-12 lg:grid-cols-[minmax(0,1fr)_auto_auto]'
          : 'grid content-start gap-y-5 lg:col-span-5'
      }
    >
      <div>
        <Heading level={2} id="contact-heading">
          Ring us. A person answers.
        </Heading>
        <p className="figures mt-3 font-display text-2xl leading-none tracking-[-0.02em] sm:text-3xl">
          <a
            href={`tel:${agency().phone.dialled}`}
            className="inline-flex items-center whitespace-nowrap text-brand decoration-2 underline-offset-8 hover:underline pointer-coarse:min-h-11"
          >
            {agency().phone.shown}
          </a>
        </p>
      </div>
      <address className="not-italic">
        <p className="figures font-semibold">{agency().hours.shown}</p>
        <p className="mt-1">
          <a
            translate="no"
            href={`mailto:${agency().email}`}
            className="link inline-flex items-center pointer-coarse:min-h-11"
          >
            {agency().email}
          </a>
        </p>
        <p className="mt-1 text-ink-soft">{addressLine()}</p>
      </address>
      {listCities().length > 0 && (
        <details className={isWide ? 'border-line max-lg:border-t' : 'border-line border-t pt-2'}>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">Numbers for our cities</summary>
          <ul className="mt-2 grid gap-x-8 sm:max-lg:grid-cols-2">
            {listFirstCities().map(({ slug, name, phone }) => (
              <li key={slug} className="flex justify-between gap-4 border-line border-b py-1.5">
                {name}
                <a href={`tel:${phone.dialled}`} className="link figures touch-target">
                  {phone.shown}
                </a>
              </li>
            ))}
          </ul>
          <AllPlacesLink />
        </details>
      )}
    </div>
  );
}
