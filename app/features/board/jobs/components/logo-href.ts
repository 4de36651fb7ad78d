import { href } from 'react-router';

export const logoHref = ({ logo }: { logo?: string | undefined }): string | undefined =>
  logo && href('/logos/:id', { id: logo });
