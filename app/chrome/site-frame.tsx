/** What stands around the pages of the site; a route may have another frame (route-handle.ts). */
import type { ReactNode } from 'react';
import { keepMarkup } from '#app/web/render/kept-markup.tsx';
import { useIsViewerKnown, useViewer } from '#app/web/viewer.ts';
import './footer/footer.css';
import { Header } from './header/header.tsx';

export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      {children}
      <Footer />
    </>
  );
}

const Footer = keepMarkup({
  name: 'footer',
  element: {
    tag: 'footer',
    'data-client-links': '',
    className: 'no-print on-deep mt-16 bg-deep text-on-deep text-sm',
  },
  load: () => import('./footer/footer.tsx').then(({ Footer }) => Footer),
  // Some of its links are for those who signed in, others for those who did not.
  useVersion: () => {
    const viewer = useViewer();
    const isKnown = useIsViewerKnown();
    return viewer ? `${viewer.role} ${viewer.isSignedIn}` : String(isKnown);
  },
});
