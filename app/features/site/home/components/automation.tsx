import { buttonClass } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { NEW_TAB, NewTabMark } from '#app/ui/new-tab-mark.tsx';
import type { HomeWords } from '#db/content/home.ts';
import { agency } from '#domain/site/site.ts';

/** The sister company's website (spec: marketing §1). */
export function Automation({ words }: { words: HomeWords['automation'] }) {
  const { aiDivision } = agency();
  if (!aiDivision) return null;
  return (
    <section aria-labelledby="automations" className="on-deep mt-16 bg-deep text-on-deep">
      <div className="wrap grid items-center gap-x-8 gap-y-6 py-6 lg:grid-cols-12">
        <Heading level={2} id="automations" className="lg:col-span-4">
          {words.title}
        </Heading>
        <p className="text-on-deep-soft lg:col-span-5">{words.text}</p>
        <div className="lg:col-span-3 lg:justify-self-end">
          <a
            href={aiDivision.url}
            {...NEW_TAB}
            className={buttonClass({
              variant: 'quiet',
              className: 'border-on-deep-soft! text-on-deep! hover:bg-on-deep! hover:text-deep! [&_svg]:text-current!',
            })}
          >
            <span>
              {words.button}
              <NewTabMark />
            </span>
          </a>
        </div>
      </div>
    </section>
  );
}
