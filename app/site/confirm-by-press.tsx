/** What stands behind a mailed link: looking confirms nothing, a press does. */
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { UNCONFIRMED_DAYS } from '#domain/enquiry.ts';

type ConfirmByPressProps = {
  /** null: the link is no good. */
  token: string | null;
  /** What to do then. */
  instead: { label: string; href: string };
};

export function ConfirmByPress({ token, instead }: ConfirmByPressProps) {
  if (token === null) {
    const way = (
      <ButtonLink to={instead.href} variant="secondary">
        {instead.label}
      </ButtonLink>
    );
    return (
      <Notice tone="warning" title="This link no longer works" role="status" action={way}>
        It was used already, is older than {UNCONFIRMED_DAYS} days, or is not complete.
      </Notice>
    );
  }
  return (
    <form method="post">
      <p className="mb-6 text-ink-soft">One press confirms that it was you who wrote to us. Then we read it.</p>
      <input type="hidden" name="token" value={token} />
      <Button type="submit">Confirm my request</Button>
    </form>
  );
}
