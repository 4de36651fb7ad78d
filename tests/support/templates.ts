/** From what the databases of test files are copied (tests/support/global-setup.ts). */
export const TEMPLATES = {
  migrated: 'template_migrated',
  /** The people and jobs of the demo. */
  seeded: 'template_seeded',
  /** The same with all that the demo's site says: a site that starts on it has nothing left to put in. */
  published: 'template_published',
  /** Harbour & Vale, whole. */
  secondAgency: 'template_second_agency',
};
