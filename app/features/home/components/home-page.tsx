/** The home page as it is shown at `/`, `/about` and `/contact` (spec: marketing §2, "Home page"). */
import type { ComponentProps, ReactNode } from 'react';
import { BootstrapForm } from '#app/features/accounts/components/sign-in/bootstrap-form.tsx';
import { ContactSection } from '#app/features/enquiries/components/contact-section.tsx';
import { LatestJobs } from '#app/features/jobs/components/latest-jobs.tsx';
import { homeClaims } from '#content/claims.ts';
import type { ArticleCard } from '#domain/article/article.ts';
import type { JobCard } from '#domain/job/job-card.ts';
import { AboutSection } from './about-section.tsx';
import { Automation } from './automation.tsx';
import { CityIndex } from './city-index.tsx';
import { ClaimFigures } from './claim-figures.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { NewestArticles } from './newest-articles.tsx';
import { Questions } from './questions.tsx';
import { useScrollToSection } from './scroll-to-section.ts';
import { Testimonials } from './testimonials.tsx';
import { TwoWorlds } from './two-worlds.tsx';

type HomePageProps = {
  /** Null: they could not be loaded. */
  latest: JobCard[] | null;
  articles: readonly ArticleCard[];
  /** For a viewer who may become the first administrator. */
  bootstrap: ComponentProps<typeof BootstrapForm> | null;
  /** The contact section, where it holds an answer. */
  contact?: ReactNode;
  /** The section that the address means; '' for the top. */
  scrollTo?: '' | 'about' | 'contact';
};

export function HomePage({ latest, articles, bootstrap, contact = <ContactSection />, scrollTo = '' }: HomePageProps) {
  useScrollToSection(scrollTo);
  return (
    <>
      {bootstrap && (
        <div className="wrap pt-6">
          <BootstrapForm {...bootstrap} />
        </div>
      )}
      {scrollTo && <WayWithoutScript to={scrollTo} />}
      <Hero />
      <section id="services" aria-label="Services">
        <TwoWorlds />
        <Automation />
      </section>
      <LatestJobs jobs={latest} />
      <HowItWorks />
      <AboutSection />
      <ClaimFigures title="A young agency, counted honestly" claims={homeClaims} isWide />
      <Testimonials />
      <CityIndex />
      <NewestArticles articles={articles} />
      <Questions />
      {contact}
    </>
  );
}

const SECTIONS = { contact: 'To our phone, address and form', about: 'To who we are and what we stand for' };

/** Without a script nothing scrolls to the section that the address means. */
function WayWithoutScript({ to }: { to: keyof typeof SECTIONS }) {
  return (
    <noscript>
      <p className="wrap py-3">
        <a className="link" href={`#${to}`}>
          {SECTIONS[to]}
        </a>
      </p>
    </noscript>
  );
}
