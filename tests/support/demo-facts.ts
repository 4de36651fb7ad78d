/** Tests that call code of the site directly speak as the agency of the demo. */
import { seededFacts } from '#db/seed/seed-content.server.ts';
import { provideSite } from '#domain/site/site.ts';

const facts = seededFacts();
provideSite(() => facts);
