import { Form, href, Link, useNavigation } from 'react-router';
import { FailureNotice } from '#app/chrome/errors/failure.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { STATUS_NAMES } from '#domain/account/account.ts';
import type { Account } from '../../schema.ts';
import { AccountQuestion, type AccountVerb, type Losses, TITLES, VERB_NAMES } from './account-question.tsx';

type AccountQuestionPageProps = {
  verb: AccountVerb;
  account: Account | null;
  losses: Losses | null;
  isYourself: boolean;
  listHref: string;
  back: string;
  next: string | null;
  reply?: Reply | undefined;
};

export function AccountQuestionPage(props: AccountQuestionPageProps) {
  const { verb, account, losses, isYourself, listHref, back, next, reply } = props;
  const { state } = useNavigation();
  const isAskable = account && ASKABLE[verb](account, isYourself);
  const name = VERB_NAMES[verb];
  return (
    <>
      <PageHead trail={trailTo(listHref, name, next !== null)} title={TITLES[verb]} />
      {reply?.notice && (
        <div className="mb-6">
          <FailureNotice title={reply.notice.title} answer={reply}>
            {reply.errorId && `Error ID: ${reply.errorId}`}
          </FailureNotice>
        </div>
      )}
      {isAskable ? (
        <>
          <AccountQuestion verb={verb} account={account} losses={losses} />
          <Form method="post" className="mt-8 flex flex-wrap gap-3">
            <input type="hidden" name="back" value={back} />
            {next && <input type="hidden" name="next" value={next} />}
            <Button
              type="submit"
              variant={verb === 'approve' ? 'primary' : 'danger'}
              isLoading={state === 'submitting'}
            >
              {name}
            </Button>
            <ButtonLink to={listHref} variant="secondary">
              Cancel
            </ButtonLink>
          </Form>
        </>
      ) : (
        <>
          <p className="measure wrap-anywhere text-ink-soft">{explainRefusal(verb, account, isYourself)}</p>
          <p className="mt-6">
            <Link to={listHref}>{next ? 'Back' : 'Back to all accounts'}</Link>
          </p>
        </>
      )}
    </>
  );
}

const trailTo = (listHref: string, name: string, isFromElsewhere: boolean) => [
  { label: 'Admin Dashboard', href: href('/admin') },
  ...(isFromElsewhere ? [] : [{ label: 'Profiles', href: listHref }]),
  { label: name },
];

const isUndecided = ({ status }: Account) => status === 'pending';

const ASKABLE: Record<AccountVerb, (account: Account, isYourself: boolean) => boolean> = {
  approve: isUndecided,
  reject: isUndecided,
  delete: ({ isOwner }, isYourself) => !isYourself && !isOwner,
  takeDownLogo: ({ logo }) => logo !== null,
};

function explainRefusal(verb: AccountVerb, account: Account | null, isYourself: boolean): string {
  if (!account) return 'This account no longer exists.';
  if (verb === 'takeDownLogo') return `${account.fullName} has no logo.`;
  if (verb === 'delete' && isYourself) return 'Cannot delete yourself';
  if (verb === 'delete' && account.isOwner) return `${account.fullName} is an owner. You can’t remove an owner.`;
  const by = account.decidedBy ? ` by ${account.decidedBy}` : '';
  return `${account.fullName} has already been ${STATUS_NAMES[account.status].toLowerCase()}${by}.`;
}
