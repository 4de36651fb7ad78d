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
    if (!isPublished(published)) return warning('The site has the colours it came with, and no logo.');
    return ok(
      published.drawing ? 'Colour and logo are published.' : 'The colour is published. The name stands in for a logo.',
    );
  },
};
