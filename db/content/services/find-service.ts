/** Finds the item of a service page: a service is on while its item is published. */
import { type OfferedService, SERVICE_PATHS, type ServicePath } from '#domain/site/service-path.ts';
import type { Item } from '../collections.ts';
import type { ServiceHead } from './parts.ts';

type Services = {
  employers: Item<'employers'>;
  guides: readonly Item<'guides'>[];
  sectors: readonly Item<'sectors'>[];
  international: Item<'international'>;
  coaching: Item<'coaching'>;
};

/** @returns null for a service that is switched off */
export function findServiceHead(content: Services, path: ServicePath): ServiceHead | null {
  return findItem(content, path)?.head ?? null;
}

function findItem(content: Services, path: ServicePath): { head: ServiceHead } | null {
  switch (path) {
    case '/employer-services':
      return content.employers;
    case '/international':
      return content.international;
    case '/career-coaching':
      return content.coaching;
    case '/white-collar':
    case '/blue-collar':
      return content.sectors.find(({ slug }) => `/${slug}` === path) ?? null;
    case '/permanent-recruitment':
    case '/contract-staffing':
    case '/executive-search':
      return content.guides.find(({ slug }) => `/${slug}` === path) ?? null;
  }
}

export const listOfferedServices = (content: Services): OfferedService[] =>
  SERVICE_PATHS.flatMap((path) => {
    const head = findServiceHead(content, path);
    return head ? [{ path, label: head.menuLabel, text: head.menuText }] : [];
  });
