/**
 * MAP 1: every address of the site, one row each. Routes, sitemap, navigation, texts, measured names, request figures, return
 * paths, the pages kept on a device and the authorisation matrix derive from it (app/pages/derive.ts).
 */
import { cities } from '#content/cities.ts';
import { accountPages } from './pages/account.ts';
import { articlesPages } from './pages/articles.ts';
import { boardPages } from './pages/board.ts';
import { candidatePages } from './pages/candidate.ts';
import { deskPages } from './pages/desk.ts';
import { developmentPages } from './pages/development.ts';
import { devicePages } from './pages/device.ts';
import { employerPages } from './pages/employer.ts';
import { enquiriesPages } from './pages/enquiries.ts';
import { legalPages } from './pages/legal.ts';
import { machinePages } from './pages/machine.ts';
import type { PageMap } from './pages/row.ts';
import { servicesPages } from './pages/services.ts';
import { signInPages } from './pages/sign-in.ts';

/** In the order in which menus and the sitemap show them. */
export const pages = {
  ...boardPages,
  ...servicesPages,
  ...articlesPages,
  ...enquiriesPages,
  ...legalPages,
  ...signInPages,
  ...accountPages,
  ...candidatePages,
  ...devicePages,
  ...deskPages,
  ...employerPages,
  ...machinePages,
  ...developmentPages,
};

/** The pages, and the short addresses of cities, which lead to them. */
export const addresses: PageMap = {
  ...pages,
  ...Object.fromEntries(
    cities.map(({ slug }) => [`/${slug}`, { module: 'routes/public/city-redirect.ts', readers: 'anyone', metrics: 'pages' }]),
  ),
};
