/**
 * Watches for suspicious activity in this browser (spec: accounts §9) and reports it to the server. navigation-watch.server.ts counts rapid
 * navigation; the server finds concurrent sessions (app/chrome/session-watch.tsx).
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
  const currentPage = useRef(page);
  useEffect(() => {
    currentPage.current = page;
  }, [page]);

  useEffect(() => {
    const report = (type: ReportedType) => () => sendReport(type, currentPage.current);
    const ends = [guardForms(report('excessive_form_submissions'))];
    if (isSignedIn) ends.push(watchDevtools(report('devtools_opened')));
    return () => {
      for (const end of ends) end();
    };
  }, [isSignedIn]);
  return null;
}
