import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import { showToast } from '#app/ui/feedback/toasts.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { SampleSection } from './sample-section.tsx';

export function MessageSamples() {
  return (
    <SampleSection title="Messages">
      <div className="grid max-w-3xl gap-3">
        <Notice title="This job closes tomorrow">Applications sent after 17:30 are not read.</Notice>
        <Notice tone="success" title="Request Submitted">
          We ring you back within one working day.
        </Notice>
        <Notice tone="warning" title="Below the statutory floor">
          The National Living Wage is £12.71 an hour from 1 April 2026.
        </Notice>
        <Notice
          tone="danger"
          title="Submission Error"
          action={
            <Button type="button" size="sm" variant="secondary">
              Try again
            </Button>
          }
        >
          Failed to submit request. Please try again.
        </Notice>
        <Notice>Without a title, in one line.</Notice>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="button"
          variant="secondary"
          onClick={() =>
            showToast({ title: 'Welcome back!', text: 'Ready to find your next opportunity?', tone: 'success' })
          }
        >
          Toast
        </Button>
        <Button
          type="button"
          variant="secondary"
          onClick={() => showToast({ title: 'Login failed', text: 'Invalid email or password.', tone: 'danger' })}
        >
          Bad toast
        </Button>
        <Button type="button" variant="secondary" onClick={() => showToast({ title: 'Copied to clipboard' })}>
          Short toast
        </Button>
        <Spinner />
        <VisuallyHidden>Text for the ear only</VisuallyHidden>
      </div>
    </SampleSection>
  );
}
