import { Link } from 'react-router';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import type { Conflict } from '../../schema.ts';
import { DifferenceList } from './difference-list.tsx';

type ConflictPanelProps = { conflict: Conflict; formId: string; path: string };

export function ConflictPanel({ conflict: { by, at, differences }, formId, path }: ConflictPanelProps) {
  return (
    <section aria-labelledby="conflict-heading" className="mb-6 grid gap-4">
      <Notice
        tone="warning"
        role="alert"
        title={<span id="conflict-heading">{by} saved this item while you were typing</span>}
      >
        They saved it on {at}. We haven’t saved your version yet. Below is how it differs from theirs. Your text is
        still in the form.
      </Notice>
      <DifferenceList differences={differences} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" form={formId} name="intent" value="save">
          Keep my version
        </Button>
        <Link to={path} reloadDocument className={buttonClass({ variant: 'secondary' })}>
          Use their version
        </Link>
      </div>
    </section>
  );
}
