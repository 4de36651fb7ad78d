/**
 * Jobs that a visitor applied for on this device without an account. A cached page is the same for everybody, so a script reads them here.
 * The server never gets them.
 */
import { useSyncExternalStore } from 'react';
import { APPLIED_JOBS_STORAGE } from '#domain/device/browser-storage.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import { isUuid } from '#domain/uuid.ts';

const MOST_JOBS = 50;
const KEPT_MS = 90 * 86_400_000;

/** Milliseconds by job id. */
type AppliedJobs = Record<string, number>;

const listeners = new Set<() => void>();

export function rememberAppliedJob(id: string, now = Date.now()): void {
  if (isUuid(id)) write({ ...read(), [id]: now }, now);
}

export function forgetAppliedJob(id: string): void {
  const { [id]: _, ...others } = read();
  write(others, Date.now());
}

/** @returns '3 November 2026'; null on the server, during hydration, and for jobs not applied for */
export const useAppliedOn = (id: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => describeDay(read()[id]),
    () => null,
  );

const describeDay = (time: number | undefined): string | null =>
  time !== undefined && isRecent(time, Date.now()) ? formatLongDate(new Date(time)) : null;

const isRecent = (time: number, now: number): boolean => time <= now && now - time < KEPT_MS;

function read(): AppliedJobs {
  try {
    const storedJobs: unknown = JSON.parse(localStorage.getItem(APPLIED_JOBS_STORAGE) ?? '{}');
    const entries = Object.entries(storedJobs ?? {}).filter(([id, time]) => isUuid(id) && Number.isSafeInteger(time));
    return Object.fromEntries(entries);
  } catch {
    // Storage is off or contains something else: the page then shows 'Apply Now'.
    return {};
  }
}

function write(jobs: AppliedJobs, now: number): void {
  const recent = Object.entries(jobs).filter(([, time]) => isRecent(time, now));
  const newest = recent.sort(([, a], [, b]) => b - a).slice(0, MOST_JOBS);
  try {
    if (newest.length === 0) localStorage.removeItem(APPLIED_JOBS_STORAGE);
    else localStorage.setItem(APPLIED_JOBS_STORAGE, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Storage may be full or blocked. The application was sent, so only the mark on this device is missing.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
