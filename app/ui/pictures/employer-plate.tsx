/**
 * A plate for an employer: the pattern of its sector under its initial, or its own logo. The same for the same name; the hue
 * is that of the job's collar. Decorative: the name stands beside it.
 */
import type { JobCategory } from '#domain/job/job.ts';
import { CATEGORY_OF_SECTOR } from '#domain/job/sector.ts';
import { sectorOfEmployer } from '#domain/job/trade.ts';
import { Plate } from './plate.tsx';

type EmployerPlateProps = {
  company: string;
  /** Of the job: names the sector where the company's name does not. */
  title: string;
  /** Of the job; without one the hue follows from the sector. */
  category?: JobCategory | undefined;
  size?: 48 | 96;
  /** Address of the employer's own logo. */
  logo?: string | undefined;
};

export function EmployerPlate({ company, title, category, size = 48, logo }: EmployerPlateProps) {
  const sector = sectorOfEmployer(company, title);
  const hue = category ?? CATEGORY_OF_SECTOR[sector];
  return <Plate company={company} sector={sector} category={hue} size={size} logo={logo} />;
}
