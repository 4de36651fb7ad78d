import { listMenus } from '#app/pages/derive.ts';
import { pages } from '#app/pages.ts';

const { jobs, login, employees, postJob, job_seeker, employer, admin, account, waiting } = listMenus(pages);

/** What depends on the viewer, which every page of the site brings along. */
export const OWN_MENUS = { jobs, login, employees, postJob, job_seeker, employer, admin, account, waiting };
