/**
 * Watches what looks suspicious in the browser of whoever is signed in (spec: accounts §9). What it finds is told to the
 * server and to nobody else. Sessions in use at the same time are the server's to find (app/site/session-watch.tsx asks).
 */
import { useEffect, useRef } from 'react';
import { useMatches } from 'react-router';
import { useViewer } from '#app/site/viewer.ts';
import type { ReportedType } from '#domain/security-watch.ts';
import { watchDevtools } from './devtools-watch.ts';
import { guardForms } from './form-guard.ts';
import { watchNavigation } from './navigation-watch.ts';
import { sendReport } from './send-report.ts';

export function SecurityWatch() {
  const viewer = useViewer();
  return viewer?.isSignedIn ? <Watch key={viewer.id} /> : null;
}

function Watch() {
  const page = useMatches().at(-1)?.id ?? 'root';
  const shown = useRef(page);
  useEffect(() => {
    shown.current = page;
  }, [page]);

  useEffect(() => {
    const report = (type: ReportedType) => () => sendReport(type, shown.current);
    const ends = [
      watchNavigation(report('rapid_navigation')),
      watchDevtools(report('devtools_opened')),
      guardForms(report('excessive_form_submissions')),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return null;
}
