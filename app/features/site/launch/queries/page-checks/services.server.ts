import { href } from 'react-router';
import { listOfferedServices } from '#db/content/services/find-service.ts';
import { type Check, ok, warning } from '../checks/check.server.ts';

export const services: Check = {
  id: 'services',
  group: 'pages',
  title: 'Services',
  mend: { label: 'Studio', href: href('/admin/studio') },
  run: ({ content }) => {
    const offeredServices = listOfferedServices(content());
    return offeredServices.length === 0
      ? warning('No services offered. Publish a service’s page to turn it on.')
      : ok(`Offered: ${offeredServices.map(({ label }) => label).join('; ')}.`);
  },
};
