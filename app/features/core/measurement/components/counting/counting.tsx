import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { pageAt } from '#app/pages/measured-page.ts';
import { countFinishedForm, countPage, stopCounting } from './count.ts';
import { useFinishedForms } from './finished-forms.ts';

export default function Counting() {
  const { pathname } = useLocation();
  useEffect(() => stopCounting, []);
  useEffect(() => countPage(pathname), [pathname]);

  const begunOn = useRef(pathname);
  useFinishedForms(useCallback((form) => countFinishedForm(pageAt(begunOn.current), form), []));
  useEffect(() => {
    begunOn.current = pathname;
  }, [pathname]);
  return null;
}
