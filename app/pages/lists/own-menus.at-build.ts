import { listMenus } from '#app/pages/derive.ts';
import { pages } from '#app/pages.ts';

const menus = listMenus(pages);
const { jobs, login, employees, postJob, job_seeker, employer, admin, consultant, editor, account, waiting } = menus;

/** What depends on the viewer, which every page of the site brings along. */
export const OWN_MENUS = {
  jobs,
  login,
  employees,
  postJob,
  job_seeker,
  employer,
  admin,
  consultant,
  editor,
  account,
  waiting,
};
