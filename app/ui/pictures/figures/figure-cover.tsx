import { classNames } from '#app/ui/class-names.ts';
import type { CoverMark } from '#domain/article/article-figure.ts';

const TONES: Record<CoverMark['tone'], string> = { faint: 'opacity-20', soft: 'opacity-45', strong: '' };

export function FigureCover({ marks, className }: { marks: readonly CoverMark[]; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={classNames('block w-full fill-current', className)}
    >
      {marks.map(({ tone, ...place }) => (
        <rect key={`${place.x} ${place.y}`} {...place} className={TONES[tone] || undefined} />
      ))}
    </svg>
  );
}
