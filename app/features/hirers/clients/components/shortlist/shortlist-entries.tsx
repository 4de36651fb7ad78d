import { Form, href, Link, useNavigation } from 'react-router';
import { introductionHref } from '#app/features/people/introductions/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import type { DescribedShortlist } from '../../schema.ts';
import { ClientAnswerStatus } from './client-answer.tsx';

type Entry = DescribedShortlist['entries'][number];

export function ShortlistEntries({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) {
    return (
      <p className="border-line border-y py-6 text-ink-soft">
        There are no candidates left on this shortlist. They’ve withdrawn, or their data was deleted.
      </p>
    );
  }
  return (
    <ol className="border-line border-t">
      {entries.map((entry) => (
        <ShortlistEntry key={entry.applicationId} entry={entry} />
      ))}
    </ol>
  );
}

function ShortlistEntry({ entry }: { entry: Entry }) {
  const { introductionId, gaps } = entry;
  const { applicationId, letter, candidate, isNamed, headline, place, skills, note, comment, answer, answeredOn } =
    entry;
  const isSending = useNavigation().state === 'submitting';
  return (
    <li className="space-y-2 border-line border-b py-5 [overflow-wrap:anywhere]">
      <Heading level={2} size="item">
        <Link translate="no" to={href('/employer/applications/:id', { id: applicationId })} className="link">
          {candidate}
        </Link>
      </Heading>
      <p className="text-ink-soft text-sm">
        {isNamed ? 'The client can see the name and CV.' : `The client sees “${letter}”, without the name and CV.`}
        {introductionId && !isNamed && (
          <>
            {' '}
            {gaps.length > 0 ? `Needed before you can share them: ${gaps.join(', ')}.` : 'You can share them now.'}{' '}
            <Link to={introductionHref(introductionId)} className="link">
              Introduction<span className="sr-only"> of {candidate}</span>
            </Link>
          </>
        )}
      </p>
      <p className="font-semibold">{[headline, place].filter(Boolean).join(', ')}</p>
      {skills.length > 0 && <p className="text-sm">{skills.join(', ')}</p>}
      {note && <p className="measure whitespace-pre-line">{note}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ClientAnswerStatus answer={answer} answeredOn={answeredOn} />
        {answeredOn && <span className="figures text-ink-soft text-sm">{answeredOn}</span>}
        {!entry.isSeen && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="application" value={applicationId} />
            <Button type="submit" name="intent" value="seen" variant="secondary" size="sm" disabled={isSending}>
              <span>
                Mark as read<span className="sr-only"> {candidate}</span>
              </span>
            </Button>
          </Form>
        )}
      </div>
      {comment && <p className="measure whitespace-pre-line border-line border-l-2 pl-3">{comment}</p>}
    </li>
  );
}
