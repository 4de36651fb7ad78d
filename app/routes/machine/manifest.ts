/** What the site is as an installed app (W3C: Web Application Manifest). */
import { href } from 'react-router';
import { cachingHeaders } from '#app/web/caching/cacheable.server.ts';
import { agency } from '#domain/site/site.ts';

/** The page's own colour, as in app/ui/styles/tokens.css: the splash screen goes over into the page. */
const PAPER = '#f6f8f5';

const png = (name: string, size: number) => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

const shortcut = (name: string, url: string, description: string) => ({
  name,
  url,
  description,
  icons: [png(name.toLowerCase(), 96)],
});

const describeSite = () => ({
  id: '/',
  name: agency().name,
  short_name: agency().shortName,
  description: agency().summary,
  lang: 'en-GB',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: PAPER,
  background_color: PAPER,
  categories: ['business', 'productivity'],
  icons: [
    { ...png('icon', 192), purpose: 'any' },
    { ...png('icon', 512), purpose: 'any' },
    { ...png('maskable', 512), purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  screenshots: [
    {
      src: '/screenshots/jobs-wide.png',
      sizes: '1280x720',
      type: 'image/png',
      form_factor: 'wide',
      label: `The job board of ${agency().name}`,
    },
    {
      src: '/screenshots/jobs-narrow.png',
      sizes: '390x844',
      type: 'image/png',
      form_factor: 'narrow',
      label: `The job board of ${agency().name} on a phone`,
    },
  ],
  shortcuts: [
    shortcut('Jobs', href('/jobs'), 'Browse open jobs'),
    shortcut('Swipe', href('/job-swipe'), 'Swipe through jobs that match you'),
    shortcut('Profile', href('/profile'), 'Your profile and CV'),
  ],
});

export const loader = () =>
  Response.json(describeSite(), {
    headers: { ...cachingHeaders({}), 'Content-Type': 'application/manifest+json' },
  });
