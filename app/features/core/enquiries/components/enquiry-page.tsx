import type { ReactNode } from 'react';
import { ContactFacts } from '#app/chrome/contact-facts.tsx';
import type { BreadcrumbItem } from '#app/ui/content/breadcrumb.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { DrawnHead } from '#app/ui/pictures/drawn-head.tsx';
import type { Trade } from '#domain/job/trade.ts';
import { agency } from '#domain/site/site.ts';

type EnquiryPageProps = {
  title: string;
  lead: string;
  trail?: readonly BreadcrumbItem[];
  trades: readonly Trade[];
  children: ReactNode;
};

export function EnquiryPage({ title, lead, trail = [{ label: title }], trades, children }: EnquiryPageProps) {
  return (
    <>
      <DrawnHead trail={trail} title={title} lead={lead} trades={trades} />
      <div className="wrap grid gap-x-8 gap-y-12 pt-6 pb-16 sm:pt-10 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">{children}</div>
        <section aria-labelledby="reach-us" className="lg:col-span-4 lg:col-start-9">
          <Heading level={2} size="item" id="reach-us">
            Or reach us directly
          </Heading>
          <ContactFacts phone={agency().phone} mail={`mailto:${agency().email}`} className="mt-4" />
        </section>
      </div>
    </>
  );
}
