import { GalleryHorizontalEnd, LogIn, LogOut, Rss } from 'lucide-react';
import { Form, href, useSearchParams } from 'react-router';
import { LoginLink } from '#app/chrome/header/login-link.tsx';
import { LoginName } from '#app/chrome/header/login-name.tsx';
import { employeeLoginLink } from '#app/chrome/header/navigation.ts';
import { Button, ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { useViewer } from '#app/web/viewer.ts';
import { readJobQuestion, writeJobQuestion } from '#domain/job/search/job-question.ts';
import { type Ask, PostNewJob } from '../posting/job-actions.tsx';

/** On wide screens it is above the heading; on a phone below the jobs, where it matters less. */
export function BoardLinks({ feed, ask, className }: { feed: string; ask: Ask; className: string }) {
  const viewer = useViewer();
  return (
    <div className={classNames('flex-wrap items-center', className)}>
      <a href={feed} download="jobs-feed.xml" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
        <Rss aria-hidden="true" />
        RSS Feed
      </a>
      {viewer ? (
        <Form method="post" action={`${href('/logout')}?from=board`}>
          <Button type="submit" variant="quiet" size="sm">
            <LogOut aria-hidden="true" />
            Logout
          </Button>
        </Form>
      ) : (
        <LoginLink to={employeeLoginLink.href} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          <LogIn aria-hidden="true" />
          <span>
            <LoginName link={employeeLoginLink} />
          </span>
        </LoginLink>
      )}
      <BoardPostNewJob ask={ask} className="ml-2 max-md:hidden" />
      {viewer?.isSignedIn && <SwipeLink />}
    </div>
  );
}

function SwipeLink() {
  const [parameters] = useSearchParams();
  const search = readJobQuestion(parameters);
  return (
    <ButtonLink
      to={href('/job-swipe') + writeJobQuestion({ ...search, map: null, sort: null, page: 1 })}
      variant="secondary"
      size="sm"
      className="ml-2"
    >
      <GalleryHorizontalEnd aria-hidden="true" />
      Job Swipe
    </ButtonLink>
  );
}

export function BoardPostNewJob({ ask, className }: { ask: Ask; className: string }) {
  const viewer = useViewer();
  if (!viewer?.isSignedIn || viewer.role === 'job_seeker') return null;
  return <PostNewJob ask={ask} variant="secondary" className={className} />;
}
