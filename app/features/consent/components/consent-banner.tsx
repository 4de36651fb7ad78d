/**
 * Asks what may be kept in the browser, until the visitor answers (spec: accounts §2 "Cookie banner"). It does not cover
 * the page, which makes room for it below, and nothing waits for an answer.
 */
import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { href, Link, useLocation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { showToast } from '#app/ui/feedback/toasts.tsx';
import { asksForPrivacy, giveConsent, restoreConsent, useConsentDecision } from '../client.ts';
import { ConsentChoices, readChoices } from './consent-choices.tsx';

export function ConsentBanner() {
  const isDecided = useConsentDecision() !== null;
  const { pathname } = useLocation();
  useEffect(() => {
    void restoreConsent();
  }, []);
  // That page asks the same question itself.
  return isDecided || pathname === href('/cookie-settings') ? null : <Banner />;
}

/** A sentence a line: together they could be the largest text on a small screen, and the page would count as slow. */
const ASKS = ['We keep what the site needs to work.', 'If you agree, we also count how its pages are used.'];
const ASKS_LEFT_ALONE = [
  'Your browser asks sites to leave you alone, and we take that as a no.',
  'You can still choose here.',
];

function Banner() {
  const [isChoosing, setChoosing] = useState(false);
  const banner = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useRoomBelow(banner);
  useEffect(() => {
    // What was pressed is gone; the first thing that can be chosen comes in its place.
    if (isChoosing) form.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
  }, [isChoosing]);

  const decide = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The banner goes, and would take the focus with it.
    document.getElementById('main')?.focus({ preventScroll: true });
    void giveConsent(readChoices(new FormData(event.currentTarget, event.nativeEvent.submitter)));
    showToast({ title: 'Your choice is saved', text: 'To change it, go to Cookie settings at the foot of any page.' });
  };
  return (
    <section
      ref={banner}
      aria-labelledby="consent-banner-title"
      className={classNames(
        'no-print fixed inset-x-0 bottom-0 z-30 max-h-[max(12rem,calc(100dvh-14rem))] overflow-y-auto border-line border-t bg-surface px-(--gutter) pt-4 text-sm shadow-raised lg:right-auto lg:bottom-6 lg:left-6 lg:max-w-md lg:rounded-lg lg:border lg:px-5 lg:pt-5',
        // What the keyboard reaches in it comes to lie above its buttons.
        isChoosing && '[@media(min-height:30rem)]:scroll-pb-40',
      )}
    >
      <h2 id="consent-banner-title" className="mb-1 font-display font-medium text-lg">
        Cookies: you choose
      </h2>
      {(asksForPrivacy() ? ASKS_LEFT_ALONE : ASKS).map((sentence) => (
        <p key={sentence} className="text-ink-soft">
          {sentence}
        </p>
      ))}
      <p className="text-ink-soft">
        More in the{' '}
        <Link to={href('/cookie-policy')} className="link">
          cookie policy
        </Link>{' '}
        and the{' '}
        <Link to={href('/privacy-policy')} className="link">
          privacy policy
        </Link>
        .
      </p>
      <form ref={form} onSubmit={decide} className="mt-3">
        {isChoosing && <ConsentChoices idPrefix="consent-banner" consent={null} />}
        {/* They stay in sight while the choices scroll, unless the screen is too low for both. */}
        <div
          className={classNames(
            'grid grid-cols-2 gap-2 bg-surface pb-[max(1rem,env(safe-area-inset-bottom))] lg:pb-5',
            '[@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:bottom-0',
            isChoosing && 'mt-2 border-line border-t pt-3',
          )}
        >
          <Button type="submit" name="choice" value="accept" variant="secondary">
            Accept all
          </Button>
          <Button type="submit" name="choice" value="reject" variant="secondary">
            Reject all
          </Button>
          {isChoosing ? (
            <Button key="save" type="submit" name="choice" value="save" variant="secondary" className="col-span-2">
              Save my choice
            </Button>
          ) : (
            // With a key of its own: else it became the other button while it is pressed, and sent the form.
            <Button key="choose" type="button" variant="quiet" className="col-span-2" onClick={() => setChoosing(true)}>
              Choose
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}

/**
 * While the banner is there the page is longer by its height, what the keyboard reaches comes to lie above it, and what
 * else stands at the bottom of a narrow screen moves up (`--banner-space`).
 */
function useRoomBelow(banner: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = banner.current;
    if (!element) return;
    const root = document.documentElement;
    const makeRoom = () => {
      const space = `${Math.ceil(element.getBoundingClientRect().height)}px`;
      root.style.setProperty('--banner-space', space);
      root.style.scrollPaddingBottom = `calc(${space} + 2rem)`;
      document.body.style.paddingBottom = space;
      // A page that is shorter than the screen stays where it is.
      document.body.style.minHeight = `calc(100dvh + ${space})`;
    };
    const observer = new ResizeObserver(makeRoom);
    observer.observe(element);
    makeRoom();
    return () => {
      observer.disconnect();
      for (const name of ['--banner-space', 'scroll-padding-bottom']) root.style.removeProperty(name);
      for (const name of ['padding-bottom', 'min-height']) document.body.style.removeProperty(name);
    };
  }, [banner]);
}
