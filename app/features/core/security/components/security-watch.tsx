/**
 * Watches what looks suspicious in this browser (spec: accounts §9), and tells the server alone. Forms are guarded for
 * everybody, developer tools are looked for while a user is signed in. Rapid navigation is counted by
 * navigation-watch.server.ts, and concurrent sessions are the server's to find (app/chrome/session-watch.tsx asks).
 */
import { useEffect, useRef } from 'react';
import { useMatches } from 'react-router';
import { useViewer } from '#app/web/viewer.ts';
import type { ReportedType } from '#domain/account/security-watch.ts';
import { watchDevtools } from './devtools-watch.ts';
import { guardForms } from './form-guard.ts';
import { sendReport } from './send-report.ts';

export function SecurityWatch() {
  const viewer = useViewer();
  return <Watch key={viewer?.id} isSignedIn={viewer?.isSignedIn ?? false} />;
}

function Watch({ isSignedIn }: { isSignedIn: boolean }) {
  const page = useMatches().at(-1)?.id ?? 'root';
  const shown = useRef(page);
  useEffect(() => {
    shown.current = page;
  }, [page]);

  useEffect(() => {
    const report = (type: ReportedType) => () => sendReport(type, shown.current);
    const ends = [guardForms(report('excessive_form_submissions'))];
    if (isSignedIn) ends.push(watchDevtools(report('devtools_opened')));
    return () => {
      for (const end of ends) end();
    };
  }, [isSignedIn]);
  return null;
}
