/** MAP of the studio: every collection, what its items hold, and what editors call them. */
import type { z } from 'zod';
import { OWN_LOOK } from '#domain/brand/look.ts';
import { LEGAL_SLUGS } from '#domain/site/legal-slugs.ts';
import { USUAL_NAVIGATION } from '#domain/site/navigation.ts';
import { agencySchema, completeAgency, UNNAMED_AGENCY } from './agency.ts';
import { articleSchema, completeArticle } from './article.ts';
import { type BrandItem, brandSchema, completeBrand } from './brand.ts';
import { claimSchema } from './claim.ts';
import { completeHome, homeSchema, UNWRITTEN_HOME } from './home.ts';
import { industrySchema } from './industry.ts';
import { legalSchema, legalTitle } from './legal-page.ts';
import { completePlace, placeSchema } from './place.ts';
import { questionSchema } from './question.ts';
import { type EmployerServices, employerServicesSchema } from './services/employer-services.ts';
import { type ServiceGuide, serviceGuideSchema } from './services/guide.ts';
import { type International, internationalSchema } from './services/international.ts';
import { sectorPageSchema } from './services/sector-page.ts';
import { type AssistantWords, assistantSchema } from './site/assistant.ts';
import { calculatorSchema } from './site/calculator.ts';
import { freePageSchema } from './site/free-page.ts';
import { type KeptNavigation, navigationSchema } from './site/navigation.ts';
import { completeSearch, searchSchema, USUAL_SEARCH } from './site/search.ts';
import { personSchema } from './team.ts';
import { completeTestimonial, testimonialSchema } from './testimonial.ts';

type Row<Schema extends z.ZodObject, Shown> = {
  name: string;
  /** Within a sentence. */
  one: string;
  description: string;
  schema: Schema;
  /** Returns an item for pages: its stored and derived values. */
  complete: (stored: z.infer<Schema>) => Shown;
  /** The page on which editors see it, from the root of the site. */
  pathOf: (slug: string) => string;
};

/** Row of a collection with many items. */
type ListRow<Schema extends z.ZodObject, Shown> = Row<Schema, Shown> & {
  /** Returns an item's title in lists. Drafts may lack any field. */
  titleOf: (stored: Partial<z.infer<Schema>>) => string;
  /** 'hand': arranged by editors; 'newest': by this date field, latest first. */
  order: 'hand' | { newest: keyof z.infer<Schema> & string };
  /** The only slugs that items may have, where each item is a page of the map (app/pages.ts). */
  slugs?: readonly string[];
};

/** Row of a collection with one item, whose slug is the name of the collection. */
type SingleRow<Schema extends z.ZodObject, Shown> = Row<Schema, Shown> & {
  isSingle: true;
  /** Value for pages while none is published. It states nothing about an agency. */
  fallback: Shown;
  /** Initial values of its form; empty by default. */
  begun?: z.input<Schema>;
};

const list = <Schema extends z.ZodObject, Shown>(collection: ListRow<Schema, Shown>) => collection;
const single = <Schema extends z.ZodObject, Shown>(collection: SingleRow<Schema, Shown>) => collection;

const asStored = <Stored>(stored: Stored): Stored => stored;
/** Completes a single item that pages can do without. */
const asStoredOrNone = <Stored>(stored: Stored): Stored | null => stored;

export const collections = {
  agency: single({
    name: 'Agency',
    one: 'agency',
    description: 'Name, contact details, registration and opening hours, as every page and email states them.',
    schema: agencySchema,
    complete: completeAgency,
    pathOf: () => '/',
    isSingle: true,
    fallback: UNNAMED_AGENCY,
  }),
  brand: single({
    name: 'Brand',
    one: 'brand',
    description: 'Colour, typeface of headings, logo and icon. The icon is drawn in every size that devices ask for.',
    schema: brandSchema,
    complete: completeBrand,
    pathOf: () => '/',
    isSingle: true,
    fallback: { ...OWN_LOOK, vector: null, drawing: null, logo: null, mark: null } as BrandItem,
  }),
  navigation: single({
    name: 'Menus',
    one: 'set of menus',
    description: 'What stands in the header and in the footer. Until it is published, they hold all that is published.',
    schema: navigationSchema,
    complete: asStoredOrNone<KeptNavigation>,
    pathOf: () => '/',
    isSingle: true,
    fallback: null,
    begun: USUAL_NAVIGATION,
  }),
  home: single({
    name: 'Home page',
    one: 'home page',
    description: 'What the home page says, and the order of its sections.',
    schema: homeSchema,
    complete: completeHome,
    pathOf: () => '/',
    isSingle: true,
    fallback: UNWRITTEN_HOME,
  }),
  claims: list({
    name: 'Figures',
    one: 'figure',
    description: 'What the agency states about itself in figures, each with its day and source.',
    schema: claimSchema,
    complete: asStored,
    pathOf: () => '/#about',
    titleOf: ({ value, label }) => [value, label].filter(Boolean).join(' '),
    order: 'hand',
  }),
  team: list({
    name: 'People',
    one: 'person',
    description: 'The people of the agency, on the home page. Without any, the page has no such part.',
    schema: personSchema,
    complete: asStored,
    pathOf: () => '/#about',
    titleOf: ({ name }) => name ?? '',
    order: 'hand',
  }),
  legal: list({
    name: 'Legal pages',
    one: 'legal page',
    description: 'Privacy policy, cookie policy, terms, accessibility statement, complaints and data protection.',
    schema: legalSchema,
    complete: asStored,
    pathOf: (slug) => `/${slug}`,
    titleOf: ({ slug }) => legalTitle(slug),
    order: 'hand',
    slugs: LEGAL_SLUGS,
  }),
  articles: list({
    name: 'Articles',
    one: 'article',
    description: 'What the blog shows, newest first.',
    schema: articleSchema,
    complete: completeArticle,
    pathOf: (slug) => `/blog/${slug}`,
    titleOf: ({ title }) => title ?? '',
    order: { newest: 'publishedDate' },
  }),
  pages: list({
    name: 'Pages',
    one: 'page',
    description: 'Pages about anything else. Search engines find them; lead visitors there by a menu or a link.',
    schema: freePageSchema,
    complete: asStored,
    pathOf: (slug) => `/pages/${slug}`,
    titleOf: ({ title }) => title ?? '',
    order: 'hand',
  }),
  places: list({
    name: 'Places',
    one: 'place',
    description:
      'Where the agency recruits. Each place has a page of its own, and stands in menus, forms and on the map.',
    schema: placeSchema,
    complete: completePlace,
    pathOf: (slug) => `/locations/${slug}`,
    titleOf: ({ name }) => name ?? '',
    order: 'hand',
  }),
  calculator: single({
    name: 'Salary calculator',
    one: 'salary calculator',
    description: 'Towns that it knows besides your places. Each place says itself what is paid there.',
    schema: calculatorSchema,
    complete: asStored,
    pathOf: () => '/tools',
    isSingle: true,
    fallback: { towns: [] },
  }),
  search: single({
    name: 'Search',
    one: 'list of words that mean the same',
    description: 'Words that mean the same to a search of jobs. Until it is published, a list of usual ones counts.',
    schema: searchSchema,
    complete: completeSearch,
    pathOf: () => '/jobs',
    isSingle: true,
    fallback: completeSearch(USUAL_SEARCH),
    begun: USUAL_SEARCH,
  }),
  industries: list({
    name: 'Industries',
    one: 'industry',
    description: 'A page each, with the jobs whose titles belong to it. They stand in menus and on the home page.',
    schema: industrySchema,
    complete: asStored,
    pathOf: (slug) => `/industries/${slug}`,
    titleOf: ({ name }) => name ?? '',
    order: 'hand',
  }),
  questions: list({
    name: 'Questions',
    one: 'question',
    description: 'The questions people ask first, at the end of the home page.',
    schema: questionSchema,
    complete: asStored,
    pathOf: () => '/#questions',
    titleOf: ({ question }) => question ?? '',
    order: 'hand',
  }),
  testimonials: list({
    name: 'Reviews',
    one: 'review',
    description: 'What people wrote about the agency. The first is set largest on the home page.',
    schema: testimonialSchema,
    complete: completeTestimonial,
    pathOf: () => '/#testimonials',
    titleOf: ({ author, text }) => [author, text].filter(Boolean).join(': '),
    order: 'hand',
  }),
  employers: single({
    name: 'Employer services',
    one: 'overview of the services for employers',
    description: 'What you do for employers, and what it costs. Switched off while it is not published.',
    schema: employerServicesSchema,
    complete: asStoredOrNone<EmployerServices>,
    pathOf: () => '/employer-services',
    isSingle: true,
    fallback: null,
  }),
  guides: list({
    name: 'Guides to services',
    one: 'guide',
    description: 'The services for employers, a page each. A service is switched off while its page is not published.',
    schema: serviceGuideSchema,
    complete: asStored,
    pathOf: (slug) => `/${slug}`,
    titleOf: ({ head }) => head?.name ?? '',
    order: 'hand',
    slugs: ['permanent-recruitment', 'contract-staffing', 'executive-search'],
  }),
  sectors: list({
    name: 'Office work and site work',
    one: 'page of a sector',
    description: 'A page each. The board keeps its two categories while a page is not published.',
    schema: sectorPageSchema,
    complete: asStored,
    pathOf: (slug) => `/${slug}`,
    titleOf: ({ head }) => head?.name ?? '',
    order: 'hand',
    slugs: ['white-collar', 'blue-collar'],
  }),
  international: single({
    name: 'International',
    one: 'page about recruitment across borders',
    description: 'Languages, rules and right to work. Switched off while it is not published.',
    schema: internationalSchema,
    complete: asStoredOrNone<International>,
    pathOf: () => '/international',
    isSingle: true,
    fallback: null,
  }),
  coaching: single({
    name: 'Career coaching',
    one: 'page about career coaching',
    description: 'With the form that asks for a session. Both are switched off while it is not published.',
    schema: serviceGuideSchema,
    complete: asStoredOrNone<ServiceGuide>,
    pathOf: () => '/career-coaching',
    isSingle: true,
    fallback: null,
  }),
  assistant: single({
    name: 'Assistant',
    one: 'assistant',
    description: 'What it says of itself, and its replies by rule. Switched off while it is not published.',
    schema: assistantSchema,
    complete: asStoredOrNone<AssistantWords>,
    pathOf: () => '/',
    isSingle: true,
    fallback: null,
  }),
};

type Collections = typeof collections;
export type Collection = keyof Collections;
export const COLLECTIONS = Object.keys(collections) as Collection[];
export const isCollection = (name: string): name is Collection => Object.hasOwn(collections, name);

export type SingleCollection = {
  [Name in Collection]: Collections[Name] extends { isSingle: true } ? Name : never;
}[Collection];
export type ListCollection = Exclude<Collection, SingleCollection>;

/** An item as pages get it. */
export type Item<Name extends Collection> = ReturnType<Collections[Name]['complete']> &
  (Name extends ListCollection ? { id: string; slug: string } : unknown);
