/** Published content of the second agency. Three services are switched off: executive search, international, coaching. */
import type { ContentSeed } from '#db/seed/seed-content.server.ts';
import { agency } from './agency.ts';
import { dockShifts } from './articles/dock-shifts.ts';
import { firstBrief } from './articles/first-brief.ts';
import { holidayPay } from './articles/holiday-pay.ts';
import { brand } from './brand.ts';
import { claims } from './claims.ts';
import { home } from './home.ts';
import { ports } from './industries/ports.ts';
import { publicServices } from './industries/public-services.ts';
import { accessibility, complaints, cookiePolicy, dataProtection, termsOfService } from './legal/other-pages.ts';
import { privacyPolicy } from './legal/privacy-policy.ts';
import { hull } from './places/hull.ts';
import { lincoln } from './places/lincoln.ts';
import { questions } from './questions.ts';
import { employers } from './services/employers.ts';
import { offices } from './services/offices.ts';
import { permanent } from './services/permanent.ts';
import { siteWork } from './services/site-work.ts';
import { temporary } from './services/temporary.ts';
import { navigation, pages } from './site.ts';
import { team } from './team.ts';

export const harbourAndVale: ContentSeed = {
  agency: [agency],
  brand: [brand],
  home: [home],
  claims,
  team,
  legal: [privacyPolicy, cookiePolicy, termsOfService, accessibility, complaints, dataProtection],
  articles: [holidayPay, dockShifts, firstBrief],
  places: [lincoln, hull],
  industries: [ports, publicServices],
  questions,
  testimonials: [],
  employers: [employers],
  guides: [permanent, temporary],
  sectors: [offices, siteWork],
  international: [],
  coaching: [],
  navigation: [navigation],
  pages,
  calculator: [],
  search: [],
  assistant: [],
};
