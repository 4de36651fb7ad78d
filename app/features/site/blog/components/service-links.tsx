import { Link } from 'react-router';
import { services } from '#app/chrome/header/menus.ts';
import { Heading } from '#app/ui/content/heading.tsx';

export function ServiceLinks() {
  return (
    <section aria-labelledby="our-services" className="wrap grid gap-x-8 gap-y-6 pt-20 sm:pt-30 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <Heading level={2} id="our-services">
          Our services
        </Heading>
        <p className="mt-3 max-w-[44ch] text-ink-soft">How we help employers and candidates.</p>
      </div>
      <ul className="grid border-line border-t sm:grid-cols-2 sm:gap-x-8 lg:col-span-8">
        {services().links.map(({ label, text, href: to }) => (
          <li key={to} className="border-line border-b">
            <Link to={to} className="group block py-3.5">
              <span className="font-semibold text-brand underline-offset-4 group-hover:underline">{label}</span>
              <span className="block text-sm text-ink-soft">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
