/** The words of the home page and the order of its sections, as the studio keeps them (spec: marketing §2 "Home page"). */
import { z } from 'zod';
import type { JobCategory } from '#domain/job/job.ts';
import { about, areDistinct, line, link, longText } from './fields.ts';

const SECTIONS = {
  jobs: 'Latest jobs',
  services: 'Services',
  places: 'Places and industries',
  about: 'About the agency',
  reviews: 'Reviews',
  articles: 'Newest articles',
  automation: 'Sister company for AI and automation',
  contact: 'Contact and questions',
} as const;

export type HomeSection = keyof typeof SECTIONS;
/** Sections below the hero, in the order of the specification. */
export const HOME_SECTIONS = Object.keys(SECTIONS) as [HomeSection, ...HomeSection[]];

const card = z.strictObject({
  title: about(line(60), { label: 'Title' }),
  text: about(line(200), { label: 'Text' }),
  link: about(link, { label: 'Leads to', kind: 'link' }),
});

const world = z.strictObject({
  title: about(line(60), { label: 'Title' }),
  text: about(line(300), { label: 'Text', kind: 'text' }),
  cards: about(z.array(card).max(6, 'At most 6'), { label: 'Cards', one: 'card' }),
});

const principle = z.strictObject({
  title: about(line(60), { label: 'Title' }),
  text: about(line(300), { label: 'Text', kind: 'text' }),
});

const placedSection = z.strictObject({
  section: about(z.enum(HOME_SECTIONS, 'Choose a section'), {
    label: 'Section',
    choices: Object.entries(SECTIONS),
  }),
  isShown: about(z.boolean().default(false), { label: 'Shown' }),
});

export const homeSchema = z.strictObject({
  hero: about(
    z.strictObject({
      title: about(line(80), { label: 'Heading' }),
      lead: about(line(400), { label: 'Text below it', kind: 'text' }),
    }),
    { label: 'Head of the page' },
  ),
  whiteCollar: about(world, { label: 'White collar' }),
  blueCollar: about(world, { label: 'Blue collar' }),
  automation: about(
    z.strictObject({
      title: about(line(60), { label: 'Title' }),
      // Optional: empty without a sister company.
      text: about(line(400, 0).default(''), { label: 'Text', kind: 'text' }),
      button: about(line(40), { label: 'Button' }),
    }),
    { label: 'Sister company', hint: 'Shown if the agency has one.' },
  ),
  about: about(
    z.strictObject({
      title: about(line(100), { label: 'Heading' }),
      text: about(z.array(longText(800)).max(6, 'At most 6'), { label: 'Paragraphs', hint: 'One a line.' }),
      free: about(line(300), { label: 'What it costs candidates', kind: 'text' }),
      figuresTitle: about(line(80), { label: 'Heading of the figures' }),
    }),
    { label: 'About the agency' },
  ),
  values: about(z.array(principle).max(10, 'At most 10'), { label: 'Values', one: 'value' }),
  sections: about(
    z
      .array(placedSection)
      .max(HOME_SECTIONS.length, 'Each section once')
      .refine((placed) => areDistinct(placed.map(({ section }) => section)), 'Each section once'),
    {
      label: 'Order of the sections',
      one: 'section',
      hint: 'Sections that you do not list follow in their usual order.',
    },
  ),
});

type StoredHome = z.infer<typeof homeSchema>;
type World = z.infer<typeof world>;

export type HomeWords = Pick<StoredHome, 'hero' | 'automation' | 'about' | 'values'> & {
  worlds: Record<JobCategory, World>;
  /** Visible sections, in order. */
  sections: HomeSection[];
};

export const completeHome = ({ whiteCollar, blueCollar, sections, ...words }: StoredHome): HomeWords => {
  const placedSections = new Set(sections.map(({ section }) => section));
  return {
    ...words,
    worlds: { 'white-collar': whiteCollar, 'blue-collar': blueCollar },
    sections: [
      ...sections.filter(({ isShown }) => isShown).map(({ section }) => section),
      ...HOME_SECTIONS.filter((section) => !placedSections.has(section)),
    ],
  };
};

/** Until an owner has written theirs. It says what the site does and what the law requires, and nothing about the agency. */
export const UNWRITTEN_HOME: HomeWords = {
  hero: {
    title: 'Find work, or people for it.',
    lead: 'Search the open jobs, or tell us who you need.',
  },
  worlds: {
    'white-collar': { title: 'White collar', text: 'Jobs in offices, and people for them.', cards: [] },
    'blue-collar': { title: 'Blue collar', text: 'Jobs on site, and people for them.', cards: [] },
  },
  automation: { title: 'AI and automations', text: '', button: 'Visit AI Division' },
  about: {
    title: 'About us',
    text: [],
    free: 'Finding work through us is free. UK law forbids agencies to charge people for it, with few exceptions.',
    figuresTitle: 'In figures',
  },
  values: [],
  sections: [...HOME_SECTIONS],
};
