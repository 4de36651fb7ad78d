import { Picture } from '#app/ui/pictures/picture.tsx';
import { agency, brand } from '#domain/site/site.ts';

type LogoProps = {
  className?: string;
  accent?: string;
};

/** Draws the agency's own logo file, or its name in the headings' typeface. */
export function Logo({ className = '', accent = 'fill-brand' }: LogoProps) {
  const { vector, drawing, logo } = brand();
  if (vector) {
    const { address, width, height } = vector;
    return (
      <span className="inline-flex rounded-sm bg-white p-1">
        {/* In a picture nothing of it can run, whatever it holds. */}
        <img
          src={address}
          width={width}
          height={height}
          alt={agency().shortName}
          className={`${className} max-w-40 object-contain`}
        />
      </span>
    );
  }
  if (!drawing && logo) {
    return (
      <span className="inline-flex rounded-sm bg-white p-1">
        <Picture
          picture={logo}
          alt={agency().shortName}
          sizes="10rem"
          className={`${className} max-w-40 object-contain`}
          isFirst
        />
      </span>
    );
  }
  if (!drawing) {
    return (
      <span translate="no" className="font-display font-medium text-xl leading-tight text-balance">
        {agency().shortName}
      </span>
    );
  }
  return (
    <svg viewBox={`0 0 ${drawing.width} ${drawing.height}`} role="img" aria-label={drawing.name} className={className}>
      {drawing.accent && <path d={drawing.accent} className={accent} />}
      <path d={drawing.word} fill="currentColor" />
    </svg>
  );
}

export const HeaderLogo = () => <Logo className="h-6 w-auto md:h-6.5 min-[73.75rem]:max-[86rem]:h-6" />;
