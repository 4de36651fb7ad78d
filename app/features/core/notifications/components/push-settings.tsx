/**
 * Notification preferences of this device (spec: accounts §2 "Push notification preferences"). `vapidKey` is the site's public key, null if
 * the site sends no notifications. `isSignedIn` is also true for a user who waits for approval.
 */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { href, Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { showToast } from '#app/ui/feedback/toasts.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  PUSH_NOTICES,
  readPreferences,
} from '#domain/device/notification-preferences.ts';
import * as device from '../client.ts';

type PushSettingsProps = {
  vapidKey: string | null;
  isSignedIn: boolean;
  onChange?: () => void;
};

const SWITCHES: Record<NotificationKind, { label: string; hint: string }> = {
  general: { label: 'General', hint: 'Your account, and applications for jobs you post.' },
  jobs: { label: 'New jobs', hint: 'Jobs that match your profile and liked jobs, up to once an hour.' },
  messages: { label: 'Messages', hint: 'Updates on your applications.' },
  marketing: { label: 'Marketing', hint: 'News from the agency. We don’t send any at present.' },
};

export function PushSettings(props: PushSettingsProps) {
  // Permission and preferences are unknown before hydration.
  if (!useIsHydrated()) {
    return (
      <div className="min-h-96">
        <noscript>
          <p>You need JavaScript to turn on notifications.</p>
        </noscript>
      </div>
    );
  }
  return <Settings {...props} />;
}

function Settings({ vapidKey, isSignedIn, onChange }: PushSettingsProps) {
  const choice = useSyncExternalStore(device.watchChoice, device.readChoice);
  const permission = useSyncExternalStore(device.watchPermission, device.readPermission);
  const [isOn, setOn] = useState<boolean | null>(null);
  const preferences = readPreferences(choice);
  const key = isSignedIn ? vapidKey : null;
  const canBeOn = key !== null && permission === 'granted';

  // Drops the server's answer if the person has turned notifications on or off since.
  const lookups = useRef(0);
  useEffect(() => {
    lookups.current += 1;
    const lookup = lookups.current;
    const end = (isRegistered: boolean) => lookup === lookups.current && setOn(isRegistered);
    if (!canBeOn) end(false);
    else device.findIsOn(key).then(end, () => end(false));
    return () => {
      lookups.current += 1;
    };
  }, [canBeOn, key]);

  // Queued, so that the last of two quick presses wins.
  const lastChange = useRef<Promise<unknown>>(Promise.resolve());
  const choose = (kind: NotificationKind, isWanted: boolean) => {
    device.keepChoice({ ...preferences, [kind]: isWanted });
    if (!isOn) return;
    lastChange.current = lastChange.current.then(async () => {
      if (!(await device.sendChoice())) showToast(PUSH_NOTICES.not_changed);
    });
  };

  const turn = (next: boolean) => {
    lookups.current += 1;
    setOn(next);
    onChange?.();
  };

  return (
    <div className="grid gap-6">
      <fieldset>
        <legend className="font-semibold">Notify me about</legend>
        <div className="mt-2 grid gap-1">
          {NOTIFICATION_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              id={`notify-${kind}`}
              label={SWITCHES[kind].label}
              hint={SWITCHES[kind].hint}
              checked={preferences[kind]}
              onChange={({ target }) => choose(kind, target.checked)}
            />
          ))}
        </div>
      </fieldset>
      <div>
        {vapidKey === null ? (
          <Notice title="This site doesn’t send notifications">We save your choices on this device.</Notice>
        ) : !isSignedIn ? (
          <Notice title="Sign in to get notifications on this device">
            We’ll save your choices on this device and use them once you’ve{' '}
            <Link to={href('/candidate-login')} className="link">
              signed in
            </Link>{' '}
            and turned notifications on.
          </Notice>
        ) : (
          <ThisDevice vapidKey={vapidKey} permission={permission} isOn={isOn} onTurned={turn} />
        )}
      </div>
    </div>
  );
}

type ThisDeviceProps = {
  vapidKey: string;
  permission: device.PushPermission;
  isOn: boolean | null;
  onTurned: (isOn: boolean) => void;
};

function ThisDevice({ vapidKey, permission, isOn, onTurned }: ThisDeviceProps) {
  const [busy, setBusy] = useState<'on' | 'off' | 'test' | null>(null);
  const during = async (what: NonNullable<typeof busy>, work: () => Promise<void>) => {
    setBusy(what);
    await work().finally(() => setBusy(null));
  };

  const turnOn = () =>
    during('on', async () => {
      const result = await device.turnOn(vapidKey);
      if (result === 'dismissed') return;
      showToast(PUSH_NOTICES[result]);
      if (result === 'enabled') onTurned(true);
    });
  const turnOff = () =>
    during('off', async () => {
      const isTurnedOff = await device.turnOff().catch(() => false);
      showToast(isTurnedOff ? PUSH_NOTICES.off : PUSH_NOTICES.still_on);
      if (isTurnedOff) onTurned(false);
    });
  const test = () =>
    during('test', async () => {
      const { ok, message } = await device.sendTest().catch(() => ({ ok: false, message: null }));
      if (ok) showToast(PUSH_NOTICES.tested);
      else showToast({ ...PUSH_NOTICES.not_tested, ...(message && { text: message }) });
    });

  if (permission === 'install_first') {
    return (
      <Notice title="Add this site to your home screen first">
        On iPhone and iPad, only sites on the home screen can notify you. Press Share, then ‘Add to Home Screen’, and
        open the site from there.
      </Notice>
    );
  }
  if (permission === 'unsupported') {
    return (
      <Notice title="This browser can’t show notifications">
        We’ll email you instead. Try another browser, or leave private mode.
      </Notice>
    );
  }
  if (permission === 'denied') {
    return (
      <Notice tone="warning" title="Notifications are blocked in this browser">
        Allow notifications in your browser’s settings for this site, then turn them on here.
      </Notice>
    );
  }
  if (!isOn) {
    return (
      <>
        <p role="status" className="text-ink-soft">
          {permission === 'granted'
            ? 'Notifications are off on this device. Your browser allows them.'
            : 'Notifications are off on this device. Your browser will ask you to allow them.'}
        </p>
        <Button
          type="button"
          className="mt-3"
          onClick={turnOn}
          disabled={isOn === null}
          isLoading={busy === 'on'}
          loadingText="Turning on…"
        >
          Turn on notifications
        </Button>
      </>
    );
  }
  return (
    <>
      <p role="status">Notifications are on for this device.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          type="button"
          variant="secondary"
          onClick={test}
          disabled={busy !== null}
          isLoading={busy === 'test'}
          loadingText="Sending…"
        >
          Send a test
        </Button>
        <Button
          type="button"
          variant="quiet"
          onClick={turnOff}
          disabled={busy !== null}
          isLoading={busy === 'off'}
          loadingText="Turning off…"
        >
          Turn off on this device
        </Button>
      </div>
    </>
  );
}
