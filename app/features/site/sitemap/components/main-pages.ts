import { href } from 'react-router';
import { enquiryLinks, resources } from '#app/chrome/header/menus.ts';
import { jobsLink, type NavigationLink } from '#app/chrome/header/navigation.ts';

export const listMainPages = (): readonly NavigationLink[] => [
  { label: 'Home', href: href('/'), text: 'What we do, and questions answered' },
  jobsLink,
  ...enquiryLinks(),
  ...resources.links,
  { label: 'Search', href: href('/search'), text: 'Search jobs, articles and pages' },
];
