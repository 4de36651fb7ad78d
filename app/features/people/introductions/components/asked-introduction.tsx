import { DataList } from '#app/ui/content/data-list.tsx';
import { agency } from '#domain/site/site.ts';
import type { OwnIntroduction } from '../schema.ts';
import { ConsentButtons, OwnState } from './own-introductions.tsx';

export function AskedIntroduction({ introduction }: { introduction: OwnIntroduction }) {
  const { clientName, purpose, jobTitle, answers } = introduction;
  return (
    <div className="max-w-2xl space-y-6 [overflow-wrap:anywhere]">
      <DataList
        items={[
          { label: 'Client', value: clientName },
          { label: 'Position', value: purpose },
          { label: 'You applied for', value: jobTitle },
          {
            label: 'What we’ll send',
            value: 'Your name, contact details, CV and what you wrote to us',
          },
        ]}
      />
      <OwnState introduction={introduction} />
      <ConsentButtons answers={answers} />
      <p className="measure text-ink-soft text-sm">
        You can withdraw here at any time. If we’ve already sent your details, we’ll tell the client to stop using them.
        If you have a question, ring us on {agency().phone.shown}.
      </p>
    </div>
  );
}
