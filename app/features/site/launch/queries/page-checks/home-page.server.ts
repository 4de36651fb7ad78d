import { isPublished } from '#db/content/content.ts';
import { type Check, ok, warning } from '../checks/check.server.ts';
import { studio } from '../checks/studio-page.server.ts';

export const homePage: Check = {
  id: 'home_page',
  group: 'pages',
  title: 'Home page',
  mend: studio('home'),
  run: ({ content }) =>
    isPublished(content().home)
      ? ok('Your own words are published.')
      : warning('Visitors read words that would fit any agency, until yours are published.'),
};
