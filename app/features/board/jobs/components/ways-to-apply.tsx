import { Mail, Phone } from 'lucide-react';
import { applyText } from '#app/features/board/jobs/components/applying-texts.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { agency } from '#domain/site/site.ts';

export function WaysToApply({ mail }: { mail: string }) {
  return (
    <>
      <p className="measure mt-8 border-line border-t pt-6 text-ink-soft text-lg">{applyText.lead}</p>
      <p className="mt-2 text-ink-soft">{agency().hours.shown}</p>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <a href={mail} className={buttonClass({ size: 'lg', variant: 'secondary' })}>
          <Mail aria-hidden="true" />
          Email your CV
        </a>
        <a href={`tel:${agency().phone.dialled}`} className={buttonClass({ size: 'lg', variant: 'secondary' })}>
          <Phone aria-hidden="true" />
          Ring {agency().phone.shown}
        </a>
      </div>
    </>
  );
}
