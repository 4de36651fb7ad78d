/** The one list of where one can go: the header, the side menu, the footer and the search page all read it. */
import { href } from 'react-router';
import { cities } from '#content/cities.ts';
import { company } from '#content/company.ts';
import { industries } from '#content/industries.ts';
import type { Role } from '#domain/account.ts';
import type { ShownViewer } from './viewer.ts';

export type NavigationLink = { label: string; href: string; text?: string; isExternal?: boolean };
export type NavigationMenu = { id: string; label: string; links: readonly NavigationLink[] };

export const jobsLink: NavigationLink = { label: 'Jobs', href: href('/jobs'), text: 'Every open job, with filters' };

/** The request forms have pages of their own, where they do not open as a dialog. */
export const enquiryLinks: readonly NavigationLink[] = [
  { label: 'Request talent', href: href('/request-talent'), text: 'Tell us who you need' },
  { label: 'Send us your CV', href: href('/send-your-cv'), text: 'Tell us what work you are looking for' },
  { label: 'Ask for coaching', href: href('/request-coaching'), text: 'A free session about your next step' },
];

export const loginLinks: readonly NavigationLink[] = [
  { label: 'Job Seeker Login', href: href('/candidate-login'), text: 'For people looking for work' },
  { label: 'Employer Login', href: href('/employer-login'), text: 'For companies that hire through us' },
];

/** Asking for an account; the login pages lead there. */
export const signUpLinks: readonly NavigationLink[] = [
  { label: 'Job Seeker Sign Up', href: href('/candidate-sign-up'), text: 'An account to apply and keep jobs with' },
  { label: 'Request access', href: href('/employer-sign-up'), text: 'An account to post your own jobs with' },
];

/** What somebody with a session can go to, by what they are. */
export function accountLinks({ role, isSignedIn }: ShownViewer): readonly NavigationLink[] {
  if (!isSignedIn) return [{ label: 'Account status', href: href('/account-status') }];
  return [...linksOf[role], { label: 'Account settings', href: href('/account') }];
}

const linksOf: Record<Role, readonly NavigationLink[]> = {
  job_seeker: [
    { label: 'My Profile', href: href('/profile') },
    { label: 'Liked jobs', href: href('/profile/liked') },
    { label: 'My applications', href: href('/applications') },
    { label: 'Job Swipe', href: href('/job-swipe') },
    { label: 'Saved offline', href: href('/saved-offline') },
  ],
  employer: [
    { label: 'My jobs', href: href('/employer/jobs') },
    { label: 'Post a job', href: href('/employer/jobs/new') },
  ],
  admin: [
    { label: 'Admin Dashboard', href: href('/admin') },
    { label: 'The agency’s jobs', href: href('/employer/jobs') },
    { label: 'Post a job', href: href('/employer/jobs/new') },
  ],
};

/** Stands on the board only, where its name is given (spec: accounts §2). */
export const employeeLoginLink: NavigationLink = {
  label: 'Employee Login',
  href: href('/employer-login'),
  text: 'For people who post jobs here',
};

export const postJobLink: NavigationLink = { label: 'Post a job', href: href('/employer/jobs/new') };

export const services: NavigationMenu = {
  id: 'services',
  label: 'Services',
  links: [
    { label: 'Employer services', href: href('/employer-services'), text: 'What we do for employers' },
    { label: 'Permanent recruitment', href: href('/permanent-recruitment'), text: 'People who join your team' },
    { label: 'Contract staffing', href: href('/contract-staffing'), text: 'Temporary cover and projects' },
    { label: 'Executive search', href: href('/executive-search'), text: 'Directors and senior managers' },
    { label: 'White collar', href: href('/white-collar'), text: 'Offices and the professions' },
    { label: 'Blue collar', href: href('/blue-collar'), text: 'Skilled trades and industry' },
    { label: 'International', href: href('/international'), text: 'Work across borders' },
    { label: 'Career coaching', href: href('/career-coaching'), text: 'CVs, interviews, new directions' },
  ],
};

export const industryMenu: NavigationMenu = {
  id: 'industries',
  label: 'Industries',
  links: industries.map(({ slug, name, summary }) => ({
    label: name,
    href: href('/industries/:industry', { industry: slug }),
    text: summary,
  })),
};

export const locations: NavigationMenu = {
  id: 'locations',
  label: 'Locations',
  links: cities.map(({ slug, name, region }) => ({
    label: name,
    href: href('/locations/:city', { city: slug }),
    text: region,
  })),
};

export const resources: NavigationMenu = {
  id: 'resources',
  label: 'Resources',
  links: [
    { label: 'Career tools and salary calculator', href: href('/tools'), text: 'What a role pays in your city' },
    { label: 'Articles', href: href('/blog'), text: 'The job market, careers and hiring' },
    { label: 'About us', href: href('/about'), text: 'Who we are and how we work' },
    { label: 'Contact', href: href('/contact'), text: 'Phone, email and opening hours' },
  ],
};

const automation: NavigationMenu = {
  id: 'ai',
  label: 'AI & Automations',
  links: [
    { label: 'Visit AI Division', href: company.aiDivision.url, text: company.aiDivision.summary, isExternal: true },
  ],
};

/** In the order of the header. */
export const menus: readonly NavigationMenu[] = [services, industryMenu, locations, resources, automation];

export const legalLinks: readonly NavigationLink[] = [
  { label: 'Privacy policy', href: href('/privacy-policy') },
  { label: 'Cookie policy', href: href('/cookie-policy') },
  { label: 'Cookie settings', href: href('/cookie-settings') },
  { label: 'Terms of service', href: href('/terms-of-service') },
  { label: 'Accessibility', href: href('/accessibility') },
  { label: 'Complaints', href: href('/complaints') },
  { label: 'Data protection', href: href('/data-protection') },
  { label: 'Sitemap', href: href('/sitemap') },
];
