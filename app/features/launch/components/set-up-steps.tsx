/** What is done and what is left before the site can be published. */
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Status } from '#app/ui/content/status.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { usePageSending } from '#app/web/form/sending.ts';
import type { SetUpStep } from '../schema.ts';

type SetUpStepsProps = { steps: readonly SetUpStep[]; blockers: readonly string[]; answer: Reply | undefined };

export function SetUpSteps({ steps, blockers, answer }: SetUpStepsProps) {
  const { Form, isSending } = usePageSending(answer);
  return (
    <>
      <ol className="max-w-3xl divide-y divide-line border-line border-y">
        {steps.map(({ key, title, text, href, isDone, isNeeded }, index) => (
          <li key={key} className="relative flex flex-wrap items-baseline gap-x-5 gap-y-1 py-4">
            <span className="figures w-6 text-ink-faint">{index + 1}</span>
            <span className="min-w-60 flex-1">
              <Link to={href} className="font-semibold after:absolute after:inset-0 hover:underline">
                {title}
              </Link>
              <span className="block text-ink-soft">{text}</span>
            </span>
            <Status shape={isDone ? 'tick' : 'ring'}>{isDone ? 'Done' : isNeeded ? 'Needed' : 'To do'}</Status>
          </li>
        ))}
      </ol>
      <section aria-labelledby="publish" className="mt-10 max-w-3xl">
        <Heading level={2} size="item" id="publish">
          Publish the site
        </Heading>
        {blockers.length > 0 ? (
          <Notice tone="info" title="Not ready yet">
            <ul className="list-disc pl-5">
              {blockers.map((blocker) => (
                <li key={blocker}>{blocker}</li>
              ))}
            </ul>
          </Notice>
        ) : (
          <Form method="post" className="mt-3">
            <p className="measure mb-4 text-ink-soft">
              Until now visitors read that the site is coming soon. You can go on changing it afterwards.
            </p>
            <Button type="submit" name="intent" value="launch" isLoading={isSending} loadingText="Publishing...">
              Publish the site
            </Button>
          </Form>
        )}
      </section>
    </>
  );
}
