/** What stands around the pages of the site; a route may have another frame (route-handle.ts). */
import type { ReactNode } from 'react';
import { Footer } from './footer/footer.tsx';
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
