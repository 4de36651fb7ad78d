/**
 * Asks for cookie consent until the visitor answers (spec: accounts §2 "Cookie banner"). Every page contains the banner, hidden.
 * run-banner.ts shows it and handles the answer before the page's other scripts start. The page makes room for it at the end.
 */
import { keepMarkup } from '#app/web/render/kept-markup.tsx';
import { CONSENT_BANNER } from '../schema.ts';

export const ConsentBanner = keepMarkup({
  name: CONSENT_BANNER,
  element: {
    tag: 'section',
    id: CONSENT_BANNER,
    'aria-labelledby': 'consent-banner-title',
    'data-own-script': '',
    'data-client-links': '',
    // Hidden on Cookie settings, which asks the same, and on pages marked `data-unasked`. In a low window it is part of the page.
    className:
      'group/banner no-print fixed inset-x-0 bottom-0 z-30 hidden max-h-[max(12rem,calc(100dvh-14rem))] overflow-y-auto border-line border-t bg-surface px-(--gutter) pt-4 text-sm shadow-raised in-[[data-asks-consent]:not(:has(#cookie-settings,#set-up,[data-unasked]))]:block data-choosing:[@media(min-height:30rem)]:scroll-pb-40 [@media(max-height:29.99rem)]:static [@media(max-height:29.99rem)]:max-h-none [@media(max-height:29.99rem)]:shadow-none lg:right-auto lg:bottom-6 lg:left-6 lg:max-w-md lg:rounded-lg lg:border lg:px-5 lg:pt-5',
  },
  load: () => import('./consent-question.tsx').then(({ ConsentQuestion }) => ConsentQuestion),
});
