/** Says that an application was opened, once it is: by itself where there is a script, by a press where there is none. */
import { useEffect } from 'react';
import { href } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import { useFetcher } from '#app/web/use-fetcher.ts';

/** For an application that nobody who keeps its job has opened yet. Its page shows what has become of it. */
export function MarkViewed({ id }: { id: string }) {
  const { Form, submit } = useFetcher();
  const isHydrated = useIsHydrated();
  const action = href('/employer/applications/:id/viewed', { id });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    // Not for a page that was opened in the background, which nobody may ever see.
    const send = () => {
      if (document.visibilityState === 'visible') void submit({ answer: 'here' }, { method: 'post', action });
      else document.addEventListener('visibilitychange', send, { once: true, signal });
    };
    send();
    return () => stop.abort();
  }, [submit, action]);
  if (isHydrated) return null;
  return (
    <Form method="post" action={action}>
      <Button type="submit" variant="secondary" size="sm">
        Mark as viewed
      </Button>
    </Form>
  );
}
