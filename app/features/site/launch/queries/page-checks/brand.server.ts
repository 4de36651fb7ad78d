import { isPublished } from '#db/content/content.ts';
import { type Check, ok, warning } from '../checks/check.server.ts';
import { studio } from '../checks/studio-page.server.ts';

export const brand: Check = {
  id: 'brand',
  group: 'pages',
  title: 'Brand',
  mend: studio('brand'),
  run: ({ content }) => {
    const published = content().brand;
    if (!isPublished(published)) return warning('The site has its default colours and no logo.');
    return ok(
      published.drawing
        ? 'Your colour and logo are published.'
        : 'Your colour is published. Your name is shown instead of a logo.',
    );
  },
};
