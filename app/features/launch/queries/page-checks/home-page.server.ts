/** What visitors read first. */
import { type Check, ok, warning } from '../checks/check.server.ts';
import { studio } from '../checks/studio-page.server.ts';

export const homePage: Check = {
  id: 'home_page',
  group: 'pages',
  title: 'Home page',
  mend: studio('home'),
  // What is published has an id; the words that stand in for it have none.
  run: ({ content }) =>
    'id' in content().home
      ? ok('Your own words are published.')
      : warning('Visitors read words that would fit any agency, until yours are published.'),
};
