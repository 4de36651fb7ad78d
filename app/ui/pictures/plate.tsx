/**
 * The plate of an employer with a known sector: its pattern under the employer's initial. Lists take the sector from the server, because
 * the keywords of sectors weigh more in a browser than the rest of a list.
 */
import { classNames } from '#app/ui/class-names.ts';
import type { JobCategory } from '#domain/job/job.ts';
import type { Sector } from '#domain/job/sector.ts';

type PlateProps = {
  company: string;
  sector: Sector;
  category: JobCategory;
  size?: 48 | 96;
  logo?: string | undefined;
};

export function Plate({ company, sector, category, size = 48, logo }: PlateProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'plate',
        `plate-${sector}`,
        category === 'white-collar' && 'plate-white-collar',
        toneOf(company),
        size === 96 && 'plate-large',
      )}
    >
      {initialOf(company)}
      {logo && <img src={logo} alt="" width={size} height={size} loading="lazy" decoding="async" />}
    </span>
  );
}

const TONES = ['', 'plate-solid', 'plate-sand', 'plate-deep'] as const;

/** The hash is FNV-1a, whose upper bits are mixed better. */
function toneOf(company: string): (typeof TONES)[number] | undefined {
  let hash = 2166136261;
  for (const character of company) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return TONES[(hash >>> 8) % TONES.length];
}

function initialOf(company: string): string {
  const [initial] = company.replace(/^the\s+/i, '').match(/[\p{L}\p{N}]/u) ?? ['·'];
  return initial.toUpperCase();
}
