import type { ServiceHead } from '#db/content/services/parts.ts';
import { fillFacts } from '#domain/site/fill-facts.ts';
import type { ServicePath } from '#domain/site/service-path.ts';
import type { PageText } from './fill-texts.ts';

export const serviceText = (path: ServicePath, head: ServiceHead): PageText => ({
  name: fillFacts(head.name),
  title: fillFacts(head.title ?? head.name),
  description: fillFacts(head.description),
  keywords: fillFacts(head.keywords),
  updatedOn: head.updatedOn,
  path,
  noindex: false,
});
