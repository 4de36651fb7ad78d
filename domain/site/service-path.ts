/**
 * The services of the specification (marketing §1) by address, in the order of the menus. An agency offers those whose pages it has
 * published.
 */
export const SERVICE_PATHS = [
  '/employer-services',
  '/permanent-recruitment',
  '/contract-staffing',
  '/executive-search',
  '/white-collar',
  '/blue-collar',
  '/international',
  '/career-coaching',
] as const;

export type ServicePath = (typeof SERVICE_PATHS)[number];

export const isServicePath = (path: string): path is ServicePath => SERVICE_PATHS.some((each) => each === path);

export type OfferedService = { path: ServicePath; label: string; text: string };
