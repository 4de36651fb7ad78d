/** Tests of the second agency that call code of the site directly speak as that agency. */

import { siteFactsOf } from '#db/content/content.ts';
import { seededContent } from '#db/seed/seed-content.server.ts';
import { provideSite } from '#domain/site/site.ts';
import { harbourAndVale } from './content.ts';

const facts = siteFactsOf(seededContent(harbourAndVale));
provideSite(() => facts);
