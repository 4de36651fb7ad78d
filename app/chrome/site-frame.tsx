/** The frame of the site's pages; a route may have another one (route-handle.ts). */
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
  // Its links differ for visitors and signed-in people.
  useVersion: () => {
    const viewer = useViewer();
    const isViewerKnown = useIsViewerKnown();
    return viewer ? `${viewer.role} ${viewer.isSignedIn}` : String(isViewerKnown);
  },
});
