import type { Fields } from '#app/web/form/read.server.ts';

export type ShownJob = { title: string; company: string; location: string; salary: string };

export const shownJobOf = ({ title = '', company = '', location = '', salary = '' }: Fields): ShownJob => ({
  title: title.slice(0, 150),
  company: company.slice(0, 100),
  location: location.slice(0, 100),
  salary: salary.slice(0, 100),
});
