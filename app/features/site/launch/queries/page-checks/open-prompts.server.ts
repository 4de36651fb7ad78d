import { href } from 'react-router';
import { COLLECTIONS, collections } from '#db/content/collections.ts';
import { findPrompts } from '#domain/text/prompts.ts';
import { type Check, fault, ok } from '../checks/check.server.ts';

const MOST_NAMED = 3;

export const openPrompts: Check = {
  id: 'open_prompts',
  group: 'pages',
  title: 'Starter texts are filled in',
  mend: { label: 'Studio', href: href('/admin/studio') },
  run: ({ content }) => {
    const published = content();
    const prompts = COLLECTIONS.flatMap((name) =>
      listTexts(published[name])
        .flatMap(findPrompts)
        .map((prompt) => `${collections[name].name}: [${prompt}]`),
    );
    if (prompts.length === 0) return ok('No published pages have square brackets left to fill in.');
    const moreText = prompts.length > MOST_NAMED ? ` and ${prompts.length - MOST_NAMED} more` : '';
    return fault(`Published unedited: ${prompts.slice(0, MOST_NAMED).join('; ')}${moreText}.`);
  },
};

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
