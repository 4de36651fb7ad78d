/** The web app manifest (W3C: Web Application Manifest). */
import { href } from 'react-router';
import { cachingHeaders } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { agency } from '#domain/site/site.ts';
import { ICONS, type IconName } from '#platform/share-image/icon.server.ts';
import type { Route } from './+types/manifest';

/** The page's own colour, as in app/ui/styles/tokens.css, so that the splash screen blends into the page. */
const PAPER = '#f6f8f5';

const png = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: 'image/png' });
const icon = (name: IconName) => png(href('/brand/:icon', { icon: name }), ICONS[name].pixels);

const shortcut = (name: string, url: string, description: string) => ({
  name,
  url,
  description,
  icons: [png(`/icons/${name.toLowerCase()}-96.png`, 96)],
});

/** Screenshots of the demo's board; real sites omit them (server/app.ts). */
const DEMO_SCREENSHOTS = [
  { ...png('/screenshots/jobs-wide.png', 1280), sizes: '1280x720', form_factor: 'wide', label: 'The job board' },
  {
    ...png('/screenshots/jobs-narrow.png', 390),
    sizes: '390x844',
    form_factor: 'narrow',
    label: 'The job board on a phone',
  },
];

const describeSite = ({ isDemo }: { isDemo: boolean }) => ({
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
    { ...icon('icon-192.png'), purpose: 'any' },
    { ...icon('icon-512.png'), purpose: 'any' },
    { ...icon('maskable-512.png'), purpose: 'maskable' },
    { src: href('/brand/:icon', { icon: 'icon.svg' }), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  shortcuts: [
    shortcut('Jobs', href('/jobs'), 'Browse open jobs'),
    shortcut('Swipe', href('/job-swipe'), 'Swipe through jobs that match you'),
    shortcut('Profile', href('/profile'), 'Your profile and CV'),
  ],
  ...(isDemo && { screenshots: DEMO_SCREENSHOTS }),
});

export const loader = ({ context }: Route.LoaderArgs) =>
  Response.json(describeSite(context.get(requestContext)), {
    headers: { ...cachingHeaders({}), 'Content-Type': 'application/manifest+json' },
  });
