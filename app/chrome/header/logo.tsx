import { logo } from '#content/logo.ts';

/** `tide` is the class that colours the wave; the letters take the colour of the text around them. */
export function Logo({ className, tide = 'fill-brand' }: { className?: string; tide?: string }) {
  return (
    <svg viewBox={logo.viewBox} role="img" aria-label={logo.name} className={className}>
      <path d={logo.tide} className={tide} />
      {logo.word.map(({ outline, moveX }) => (
        <path key={outline} d={outline} transform={moveX ? `translate(${moveX})` : undefined} fill="currentColor" />
      ))}
    </svg>
  );
}

export const HeaderLogo = () => <Logo className="h-6 w-auto md:h-6.5 min-[73.75rem]:max-[86rem]:h-6" />;
