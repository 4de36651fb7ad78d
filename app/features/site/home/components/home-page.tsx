import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { LatestJobs } from '#app/features/board/jobs/components/latest-jobs.tsx';
import type { BoardFigures } from '#app/features/board/jobs/schema.ts';
import { BootstrapForm } from '#app/features/core/accounts/components/sign-in/bootstrap-form.tsx';
import { ContactSection } from '#app/features/core/enquiries/components/contact-section.tsx';
import type { PlaceOnMap } from '#app/ui/pictures/shapes/map-shape.ts';
import type { HomeSection, HomeWords } from '#db/content/home.ts';
import type { Question } from '#db/content/question.ts';
import type { Testimonial } from '#db/content/testimonial.ts';
import type { ReplyRate } from '#domain/application/reply-rate.ts';
import type { ArticleCard } from '#domain/article/article.ts';
import type { JobCard } from '#domain/job/job-card.ts';
import type { Claim } from '#domain/site/claim.ts';
import type { OwnStart as OwnStartData, ShownPerson } from '../schema.ts';
import { AboutSection } from './about-section.tsx';
import { Automation } from './automation.tsx';
import { Hero } from './hero.tsx';
import { NewestArticles } from './newest-articles.tsx';
import { OwnStart } from './own-start.tsx';
import { PlacesAndIndustries } from './places-and-industries.tsx';
import { Questions } from './questions.tsx';
import { useScrollToSection } from './scroll-to-section.ts';
import { Testimonials } from './testimonials.tsx';
import { TwoWorlds } from './two-worlds.tsx';

type HomePageProps = {
  words: HomeWords;
  claims: readonly Claim[];
  smallClaims: readonly Claim[];
  reviewCount: Claim | null;
  team: readonly ShownPerson[];
  ownStart: OwnStartData | null;
  /** Null, like the next two, if it could not be loaded. */
  latest: JobCard[] | null;
  figures: BoardFigures | null;
  places: readonly PlaceOnMap[] | null;
  replyRate: ReplyRate | null;
  articles: readonly ArticleCard[];
  questions: readonly Question[];
  testimonials: readonly Testimonial[];
  /** Set for a viewer who may become the first administrator. */
  bootstrap: ComponentProps<typeof BootstrapForm> | null;
  contact?: ComponentProps<typeof ContactSection>;
  /** The section that the address names; '' for the top. */
  scrollTo?: '' | 'about' | 'contact';
};

/** spec: marketing §2 "Home page". */
export function HomePage(props: HomePageProps) {
  const { words, ownStart, figures, bootstrap, scrollTo = '' } = props;
  useScrollToSection(scrollTo);
  const sections = drawSections(props);
  return (
    <>
      {bootstrap && (
        <div className="wrap pt-6">
          <BootstrapForm {...bootstrap} />
        </div>
      )}
      {scrollTo && <WayWithoutScript to={scrollTo} />}
      {ownStart && <OwnStart start={ownStart} />}
      <Hero words={words.hero} figures={figures} />
      {listSections(words, scrollTo).map((section) => (
        <Fragment key={section}>{sections[section]}</Fragment>
      ))}
    </>
  );
}

const listSections = ({ sections }: HomeWords, named: '' | HomeSection): readonly HomeSection[] =>
  named === '' || sections.includes(named) ? sections : [...sections, named];

const drawSections = (props: HomePageProps): Record<HomeSection, ReactNode> => ({
  jobs: <LatestJobs jobs={props.latest} />,
  services: (
    <section id="services" aria-label="Services" className="mt-16">
      <TwoWorlds worlds={props.words.worlds} />
    </section>
  ),
  places: <PlacesAndIndustries places={props.places} />,
  about: (
    <AboutSection
      about={props.words.about}
      values={props.words.values}
      claims={props.claims}
      smallClaims={props.smallClaims}
      team={props.team}
      replyRate={props.replyRate}
    />
  ),
  reviews: <Testimonials testimonials={props.testimonials} counted={props.reviewCount} />,
  articles: <NewestArticles articles={props.articles} />,
  automation: <Automation words={props.words.automation} />,
  contact: (
    <ContactSection {...props.contact}>
      <Questions questions={props.questions} />
    </ContactSection>
  ),
});

const SECTIONS = { contact: 'Phone, address and contact form', about: 'Who we are and what we stand for' };

/** Without JavaScript the page cannot scroll to the named section, so this links to it. */
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
