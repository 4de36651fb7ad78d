import { useEffect } from 'react';
import { href, Link, useRevalidator } from 'react-router';
import { StarterForm } from '#app/features/site/studio/components/lists/starter-form.tsx';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Status } from '#app/ui/content/status.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { usePageSending } from '#app/web/form/sending.ts';
import type { CheckResult, SetUpStep } from '../schema.ts';
import { CheckList } from './health/check-list.tsx';

type SetUpStepsProps = {
  steps: readonly SetUpStep[];
  checks: readonly CheckResult[];
  isChecking: boolean;
  blockers: readonly string[];
  answer: Reply | undefined;
};

const LOOK_AGAIN_MS = 1_000;

/** Reloads the page's data until the slow checks have finished. Without JavaScript the page has a link for it. */
function useLookAgain(isChecking: boolean, checks: readonly CheckResult[]) {
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer that is not the last one asks for another
  useEffect(() => {
    if (!isChecking) return;
    const timer = setTimeout(() => void revalidate(), LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isChecking, checks, revalidate]);
}

export function SetUpSteps({ steps, checks, isChecking, blockers, answer }: SetUpStepsProps) {
  useLookAgain(isChecking, checks);
  return (
    <div className="max-w-3xl">
      <p className="measure mb-6 text-lg text-ink-soft">
        Visitors will see a ‘coming soon’ page until you publish the site. You don’t have to finish everything in one
        go.
      </p>
      <ol className="divide-y divide-line border-line border-y">
        {steps.map((step, index) => (
          <Step key={step.key} step={step} number={index + 1} />
        ))}
      </ol>
      <section aria-labelledby="checklist" className="mt-12">
        <Heading level={2} id="checklist" className="mb-3">
          Before you publish
        </Heading>
        <p className="measure mb-5 text-ink-soft">
          We check the mail server, name servers and storage once a minute. Only the items listed at the end prevent
          publishing. The rest are up to you.{' '}
          <Link to={href('/setup')} className="link">
            Check again
          </Link>
        </p>
        <CheckList checks={checks} level={3} />
      </section>
      <PublishSection blockers={blockers} answer={answer} />
    </div>
  );
}

function Step({ step, number }: { step: SetUpStep; number: number }) {
  const { key, title, text, links, isDone, isNeeded } = step;
  return (
    <li className="grid grid-cols-[1.5rem_1fr] gap-x-4 gap-y-1 py-4 sm:grid-cols-[1.5rem_1fr_auto]">
      <span aria-hidden="true" className="figures text-ink-faint">
        {number}
      </span>
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="measure text-ink-soft">{text}</p>
        <p className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1">
          {links.map(({ label, href }) => (
            <Link key={href} to={href} className="link inline-flex items-center pointer-coarse:min-h-11">
              {label}
            </Link>
          ))}
        </p>
        {key === 'words' && !isDone && (
          <div className="mt-3">
            <p className="measure mb-2 text-ink-soft">
              We can draft starter texts for every empty page. Fill in the parts in square brackets.
            </p>
            <StarterForm />
          </div>
        )}
      </div>
      <p className="col-start-2 sm:col-start-auto">
        <Status shape={isDone ? 'tick' : 'ring'}>{isDone ? 'Done' : isNeeded ? 'Needed' : 'To do'}</Status>
      </p>
    </li>
  );
}

function PublishSection({ blockers, answer }: Pick<SetUpStepsProps, 'blockers' | 'answer'>) {
  const { Form, isSending } = usePageSending(answer);
  return (
    <section aria-labelledby="publish" className="mt-12 border-line border-t pt-8">
      <Heading level={2} id="publish" className="mb-3">
        Publish site
      </Heading>
      <FormProblems formId="launch" answer={answer} />
      {blockers.length > 0 ? (
        <Notice tone="info" title="Not ready yet">
          <ul className="list-disc pl-5">
            {blockers.map((blocker) => (
              <li key={blocker}>{blocker}</li>
            ))}
          </ul>
        </Notice>
      ) : (
        <Form method="post">
          <p className="measure mb-4 text-ink-soft">
            Everyone will be able to see the site, and search engines may list it. You can keep editing it.
          </p>
          <Button type="submit" name="intent" value="launch" isLoading={isSending} loadingText="Publishing...">
            Publish site
          </Button>
        </Form>
      )}
    </section>
  );
}
