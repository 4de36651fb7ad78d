/** Instead of a page whose link was forged, cut short, or leads to an alert that was deleted. */
import { href } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';

export function BadLink() {
  return (
    <Notice
      tone="warning"
      title="This link does not work"
      role="status"
      action={
        <ButtonLink to={href('/contact')} variant="secondary">
          Contact us
        </ButtonLink>
      }
    >
      It is not complete, or its alert was deleted. If emails still reach you, use the link in the newest one, or tell
      us and we stop them.
    </Notice>
  );
}
