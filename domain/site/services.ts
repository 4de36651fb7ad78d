import type { OfferedService, ServicePath } from './service-path.ts';
import { siteFacts } from './site.ts';

export const findService = (path: ServicePath): OfferedService | undefined =>
  siteFacts().services.find((service) => service.path === path);

export const isOffered = (path: ServicePath): boolean => findService(path) !== undefined;
