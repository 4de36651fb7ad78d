import { listMenus } from '#app/pages/derive.ts';
import { pages } from '#app/pages.ts';

const menus = listMenus(pages);
const { jobs, login, employees, postJob, job_seeker, employer, admin, consultant, editor, account, waiting } = menus;

/** Menus that depend on the viewer, loaded by every page. */
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
