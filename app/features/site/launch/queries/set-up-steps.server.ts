import { href } from 'react-router';
import { type Collection, collections } from '#db/content/collections.ts';
import { type Content, isPublished } from '#db/content/content.ts';
import { listOfferedServices } from '#db/content/services/find-service.ts';
import type { SetUpStep } from '../schema.ts';

const studio = (collection: Collection) => ({
  label: collections[collection].name,
  href: href('/admin/studio/:collection', { collection }),
});

const inStudio = { label: 'Go to the studio', href: href('/admin/studio') };

export const listSteps = (content: Content, hasFactor: boolean): SetUpStep[] => [
  {
    key: 'you',
    title: 'You',
    text: 'Your account owns this site.',
    links: [
      { label: 'Your account', href: href('/account') },
      { label: 'Invite colleagues', href: href('/admin/staff') },
    ],
    isDone: true,
    isNeeded: true,
  },
  {
    key: 'agency',
    title: 'Your agency',
    text: 'Name, company number, address, phone and opening hours, shown on every page and email.',
    links: [studio('agency')],
    isDone: content.agency.legalName !== '',
    isNeeded: true,
  },
  {
    key: 'brand',
    title: 'Brand',
    text: 'Your colour, heading typeface, logo and icon.',
    links: [studio('brand')],
    isDone: isPublished(content.brand),
    isNeeded: false,
  },
  {
    key: 'places',
    title: 'Places and services',
    text: 'The towns you recruit in and the services you offer. Publish a service’s page to turn it on.',
    links: [studio('places'), studio('employers'), studio('guides'), studio('sectors')],
    isDone: content.places.length > 0 && listOfferedServices(content).length > 0,
    isNeeded: false,
  },
  {
    key: 'words',
    title: 'First page and legal texts',
    text: 'Your home page and the pages the law requires.',
    links: [studio('home'), studio('legal'), inStudio],
    isDone: isPublished(content.home) && content.legal.some(({ slug }) => slug === 'privacy-policy'),
    isNeeded: false,
  },
  {
    key: 'safety',
    title: 'Sign-in safety',
    text: 'A passkey or an authenticator app, to protect you if your password is stolen.',
    links: [
      { label: 'Your passkeys', href: href('/account/passkeys') },
      { label: 'Your authenticator app', href: href('/account/app-codes') },
    ],
    isDone: hasFactor,
    isNeeded: false,
  },
];
