import { href } from 'react-router';
import { type Collection, collections } from '#db/content/collections.ts';
import type { Mend } from '../../schema.ts';

export const studio = (collection: Collection): Mend => ({
  label: `Studio: ${collections[collection].name}`,
  href: href('/admin/studio/:collection', { collection }),
});
