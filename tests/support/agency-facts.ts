/** Sets the agency facts before each test file, because code called directly reads them. */
import { siteFactsOf } from '#db/content/content.ts';
import { seededContent } from '#db/seed/seed-content.server.ts';
import { provideSite } from '#domain/site/site.ts';
import { isSecondAgency } from './agency-of-test.ts';

const seed = isSecondAgency() ? (await import('./harbour-and-vale/content.ts')).harbourAndVale : undefined;
const facts = siteFactsOf(seededContent(seed));
provideSite(() => facts);
