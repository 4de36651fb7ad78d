/** The front page (spec: marketing §2, "Home page"). */
import { href } from 'react-router';
import { cacheable } from '#app/site/cacheable.server.ts';
import { originOf, pageMeta } from '#app/site/seo.ts';
import { agencyJsonLd, siteJsonLd } from '#app/site/structured-data.ts';
import { pageText } from '#content/pages.ts';
import type { Route } from './+types/home';
import { CityIndex } from './home/city-index.tsx';
import { ContactStrip } from './home/contact-strip.tsx';
import { Figures } from './home/figures.tsx';
import { Hero } from './home/hero.tsx';
import { HowItWorks } from './home/how-it-works.tsx';
import { TwoWorlds } from './home/two-worlds.tsx';

export { cacheHeaders as headers } from '#app/site/cacheable.ts';

export const loader = () => cacheable(null);

export const meta: Route.MetaFunction = ({ matches }) => {
  const publicOrigin = originOf(matches);
  const jsonLd = [agencyJsonLd(publicOrigin), siteJsonLd(publicOrigin)];
  return pageMeta({ ...pageText('/'), publicOrigin, path: href('/'), jsonLd });
};

export default function Home() {
  return (
    <>
      <Hero />
      <TwoWorlds />
      <HowItWorks />
      <CityIndex />
      <Figures />
      <ContactStrip />
    </>
  );
}
