/** Reports that an application or its newest reply was opened: by script once the page is visible, or by a button without JavaScript. */
import { useEffect } from 'react';
import { Button } from '#app/ui/button.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import { useFetcher } from '#app/web/use-fetcher.ts';

type ReportOpenedProps = {
  action: string;
  reply?: string;
  /** Milliseconds for which the page must be open, so that merely passing through does not count. */
  afterMs?: number | undefined;
  label: string;
};

export function ReportOpened({ action, reply, afterMs = 0, label }: ReportOpenedProps) {
  const { Form, submit } = useFetcher();
  const isHydrated = useIsHydrated();
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const report = () => void submit({ answer: 'here', ...(reply && { reply }) }, { method: 'post', action });
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
  }, [submit, action, reply, afterMs]);
  if (isHydrated) return null;
  return (
    <Form method="post" action={action}>
      {reply && <input type="hidden" name="reply" value={reply} />}
      <Button type="submit" variant="secondary" size="sm">
        {label}
      </Button>
    </Form>
  );
}
