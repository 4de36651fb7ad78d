/**
 * An employer's plate: its sector's pattern under its initial, or its logo. Stable for a name; its hue is the job's category. Decorative:
 * the name is beside it.
 */
import type { JobCategory } from '#domain/job/job.ts';
import { CATEGORY_OF_SECTOR } from '#domain/job/sector.ts';
import { sectorOfEmployer } from '#domain/job/trade.ts';
import { Plate } from './plate.tsx';

type EmployerPlateProps = {
  company: string;
  title: string;
  category?: JobCategory | undefined;
  size?: 48 | 96;
  logo?: string | undefined;
};

export function EmployerPlate({ company, title, category, size = 48, logo }: EmployerPlateProps) {
  const sector = sectorOfEmployer(company, title);
  const hue = category ?? CATEGORY_OF_SECTOR[sector];
  return <Plate company={company} sector={sector} category={hue} size={size} logo={logo} />;
}
