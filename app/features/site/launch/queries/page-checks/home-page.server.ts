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
      ? ok('You’ve published your own text.')
      : warning('Visitors see generic text until you publish yours.'),
};
