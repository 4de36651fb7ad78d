import { legalTitle } from '#db/content/legal-page.ts';
import { LEGAL_SLUGS } from '#domain/site/legal-slugs.ts';
import { type Check, fault, ok, warning } from '../checks/check.server.ts';
import { studio } from '../checks/studio-page.server.ts';

export const legalPages: Check = {
  id: 'legal_pages',
  group: 'pages',
  title: 'Legal pages',
  mend: studio('legal'),
  run: ({ content }) => {
    const published = content().legal.map(({ slug }) => slug);
    const missingPages = LEGAL_SLUGS.filter((slug) => !published.includes(slug));
    if (missingPages.length === 0) return ok('All six are published.');
    const text = `Not published: ${missingPages.map(legalTitle).join('; ')}.`;
    return missingPages.includes('privacy-policy')
      ? fault(`${text} A site that takes CVs must have a privacy policy.`)
      : warning(text);
  },
};
