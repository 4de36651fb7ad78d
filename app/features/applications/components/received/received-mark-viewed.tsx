/** Reports that an application was opened: by script once the page is visible, or by a button without a script. */
import { useEffect } from 'react';
import { href } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import { useFetcher } from '#app/web/use-fetcher.ts';

/** For an application that the job's owner has not opened yet. Its page shows the status. */
type MarkViewedProps = {
  id: string;
  /** For how long it must be open: a person who only passes by has not read it. */
  afterMs?: number;
};

export function MarkViewed({ id, afterMs = 0 }: MarkViewedProps) {
  const { Form, submit } = useFetcher();
  const isHydrated = useIsHydrated();
  const action = href('/employer/applications/:id/viewed', { id });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const report = () => void submit({ answer: 'here' }, { method: 'post', action });
    // Wait while the page is in the background: the owner may never look at it.
    const send = () => {
      if (document.visibilityState === 'visible') timer = setTimeout(report, afterMs);
      else document.addEventListener('visibilitychange', send, { once: true, signal });
    };
    send();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [submit, action, afterMs]);
  if (isHydrated) return null;
  return (
    <Form method="post" action={action}>
      <Button type="submit" variant="secondary" size="sm">
        Mark as viewed
      </Button>
    </Form>
  );
}
