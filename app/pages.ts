/**
 * MAP 1: every address of the site, one row each. Routes, sitemap, navigation, texts, measured names, request figures, return
 * paths, the pages kept on a device and the authorisation matrix derive from it (app/pages/derive.ts).
 */
import { accountPages } from './pages/rows/account.ts';
import { administrationPages } from './pages/rows/administration.ts';
import { alertsPages } from './pages/rows/alerts.ts';
import { articlesPages } from './pages/rows/articles.ts';
import { boardPages } from './pages/rows/board.ts';
import { candidatePages } from './pages/rows/candidate.ts';
import { clientsPages } from './pages/rows/clients.ts';
import { deskPages } from './pages/rows/desk.ts';
import { devicePages } from './pages/rows/device.ts';
import { employerPages } from './pages/rows/employer.ts';
import { enquiriesPages } from './pages/rows/enquiries.ts';
import { legalPages } from './pages/rows/legal.ts';
import { machinePages } from './pages/rows/machine.ts';
import { servicesPages } from './pages/rows/services.ts';
import { signInPages } from './pages/rows/sign-in.ts';

/** In the order in which menus and the sitemap show them. */
export const pages = {
  ...boardPages,
  ...servicesPages,
  ...articlesPages,
  ...enquiriesPages,
  ...alertsPages,
  ...legalPages,
  ...signInPages,
  ...accountPages,
  ...candidatePages,
  ...devicePages,
  ...deskPages,
  ...clientsPages,
  ...administrationPages,
  ...employerPages,
  ...machinePages,
};
