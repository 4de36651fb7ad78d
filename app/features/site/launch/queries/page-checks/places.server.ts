import { countOf } from '#domain/text/counts.ts';
import { type Check, ok, warning } from '../checks/check.server.ts';
import { studio } from '../checks/studio-page.server.ts';

export const places: Check = {
  id: 'places',
  group: 'pages',
  title: 'Places',
  mend: studio('places'),
  run: ({ content }) => {
    const { length } = content().places;
    return length === 0
      ? warning('No places published, so people can’t see where you recruit.')
      : ok(`${countOf(length, 'place is', 'places are')} published.`);
  },
};
