/** Templates of the databases of test files (tests/support/global-setup.ts). */
export const TEMPLATES = {
  migrated: 'template_migrated',
  seeded: 'template_seeded',
  /** Also the demo's content, so that a site has nothing to add. */
  published: 'template_published',
  secondAgency: 'template_second_agency',
};
