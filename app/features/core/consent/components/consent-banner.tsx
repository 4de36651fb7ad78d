/**
 * Asks for cookie consent until the visitor answers (spec: accounts §2 "Cookie banner"). Every page contains it hidden; run-banner.ts shows
 * it and takes the answer before the page's scripts start. It does not cover the page, which makes room below, and nothing waits for an
 * answer.
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
    // Hidden on Cookie settings, which ask the same, and on work pages, marked `data-unasked`. A low window has no room left, so the banner
    // is part of the page there.
    className:
      'group/banner no-print fixed inset-x-0 bottom-0 z-30 hidden max-h-[max(12rem,calc(100dvh-14rem))] overflow-y-auto border-line border-t bg-surface px-(--gutter) pt-4 text-sm shadow-raised in-[[data-asks-consent]:not(:has(#cookie-settings,#set-up,[data-unasked]))]:block data-choosing:[@media(min-height:30rem)]:scroll-pb-40 [@media(max-height:29.99rem)]:static [@media(max-height:29.99rem)]:max-h-none [@media(max-height:29.99rem)]:shadow-none lg:right-auto lg:bottom-6 lg:left-6 lg:max-w-md lg:rounded-lg lg:border lg:px-5 lg:pt-5',
  },
  load: () => import('./consent-question.tsx').then(({ ConsentQuestion }) => ConsentQuestion),
});
