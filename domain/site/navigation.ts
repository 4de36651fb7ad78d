export const MENU_FILLS = ['services', 'industries', 'places', 'resources', 'automation'] as const;
export type MenuFill = (typeof MENU_FILLS)[number];

export type ChosenMenu = {
  label: string;
  fill: MenuFill | null;
  links: readonly { label: string; href: string; text?: string | undefined }[];
};

export const MENU_SLOTS = [0, 1, 2, 3, 4] as const;

export type Navigation = { header: readonly ChosenMenu[]; footer: readonly ChosenMenu[] };

const filledMenu = (fill: MenuFill, label: string) => ({ label, fill, links: [] });

/** The default menus, until editors choose others. */
export const USUAL_NAVIGATION = {
  header: [
    filledMenu('services', 'Services'),
    filledMenu('industries', 'Industries'),
    filledMenu('places', 'Locations'),
    filledMenu('resources', 'Resources'),
    filledMenu('automation', 'AI & Automations'),
  ],
  footer: [
    filledMenu('services', 'Services'),
    filledMenu('industries', 'Industries'),
    filledMenu('places', 'Locations'),
    filledMenu('resources', 'Resources'),
  ],
} satisfies Navigation;
