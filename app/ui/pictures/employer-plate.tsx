/**
 * A plate for an employer: the pattern of its sector under its initial, or its own logo. The same for the same name; the hue
 * is that of the job's collar. Decorative: the name stands beside it.
 */
import { classNames } from '#app/ui/class-names.ts';
import type { JobCategory } from '#domain/job/job.ts';
import { CATEGORY_OF_SECTOR } from '#domain/job/sector.ts';
import { sectorOfEmployer } from '#domain/job/trade.ts';

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
  const large = size === 96 && 'plate-large';
  if (logo) {
    return <img src={logo} alt="" width={size} height={size} loading="lazy" className={classNames('plate', large)} />;
  }
  const sector = sectorOfEmployer(company, title);
  const collar = category ?? CATEGORY_OF_SECTOR[sector];
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'plate',
        `plate-${sector}`,
        collar === 'white-collar' && 'plate-white-collar',
        toneOf(company),
        large,
      )}
    >
      {initialOf(company)}
    </span>
  );
}

const TONES = ['', 'plate-solid', 'plate-sand', 'plate-deep'] as const;

/** FNV-1a, whose upper bits are the better mixed. */
function toneOf(company: string): (typeof TONES)[number] | undefined {
  let hash = 2166136261;
  for (const character of company) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return TONES[(hash >>> 8) % TONES.length];
}

/** 'The Rowanmere Clinic' is known by its R. */
function initialOf(company: string): string {
  const [initial] = company.replace(/^the\s+/i, '').match(/[\p{L}\p{N}]/u) ?? ['·'];
  return initial.toUpperCase();
}
