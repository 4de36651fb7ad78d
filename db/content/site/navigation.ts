/** The menus of header and footer in the studio; without an item they list everything published. */
import { z } from 'zod';
import { type ChosenMenu, MENU_FILLS, MENU_SLOTS, type Navigation } from '#domain/site/navigation.ts';
import { about, areDistinct, line, link } from '../fields.ts';

const FILLS = {
  services: 'Services',
  industries: 'Industries',
  places: 'Places',
  resources: 'Articles and tools',
  automation: 'Sister company for AI and automation',
} as const satisfies Record<(typeof MENU_FILLS)[number], string>;

const menuLink = z.strictObject({
  label: about(line(60), { label: 'Text' }),
  href: about(link, { label: 'Leads to', kind: 'link' }),
  text: about(line(100).optional(), { label: 'Below it, in the header' }),
});

const menu = z
  .strictObject({
    label: about(line(20), { label: 'Name' }),
    fill: about(z.enum(MENU_FILLS, 'Choose what fills it').optional(), {
      label: 'Filled with',
      choices: Object.entries(FILLS),
      hint: 'All that is published of it.',
    }),
    links: about(z.array(menuLink).max(20, 'At most 20').default([]), { label: 'Links of its own', one: 'link' }),
  })
  .superRefine(({ fill, links }, context) => {
    if (!fill && links.length === 0)
      context.addIssue({ code: 'custom', path: ['links'], message: 'Add a link, or choose what fills the menu' });
    if (!areDistinct(links.map(({ href }) => href)))
      context.addIssue({ code: 'custom', path: ['links'], message: 'Two links lead to one page' });
  });

const menus = (most: number) =>
  z
    .array(menu)
    .max(most, `At most ${most}`)
    .refine((all) => areDistinct(all.flatMap(({ fill }) => fill ?? [])), 'Two menus are filled with the same');

/** Letters that fit beside the logo on a screen of 1180 pixels; the default names have 52. */
const MOST_LETTERS = 54;

const headerMenus = menus(MENU_SLOTS.length).refine(
  (all) => all.reduce((sum, { label }) => sum + label.length, 0) <= MOST_LETTERS,
  `The names have more than ${MOST_LETTERS} characters in all, and do not fit beside each other`,
);

export const navigationSchema = z.strictObject({
  header: about(headerMenus, {
    label: 'Header, after ‘Jobs’',
    one: 'menu',
    hint: 'A link to a page that is not published is left out; so is a menu without links.',
  }),
  footer: about(menus(4), { label: 'Footer, after ‘Jobs and accounts’', one: 'column' }),
});

export type KeptNavigation = z.infer<typeof navigationSchema>;

/** @param isGone whether an address is that of an item that is not published */
export function placeMenus({ header, footer }: KeptNavigation, isGone: (href: string) => boolean): Navigation {
  const place = ({ label, fill, links }: KeptNavigation['header'][number]): ChosenMenu => ({
    label,
    fill: fill ?? null,
    links: links.filter(({ href }) => !isGone(href)),
  });
  return { header: header.map(place), footer: footer.map(place) };
}
