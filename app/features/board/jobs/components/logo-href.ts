import { href } from 'react-router';

/** The address of the logo that a job is shown with. */
export const logoHref = ({ logo }: { logo?: string | undefined }): string | undefined =>
  logo && href('/logos/:id', { id: logo });
