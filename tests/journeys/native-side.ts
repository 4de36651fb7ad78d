/**
 * A stand-in for the native side of the app: the bridge that Capacitor's Android runtime injects, and a device that answers plugin calls.
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Visitor } from '#tests/support/browser.ts';

type Message = { callbackId: string; pluginId: string; methodName: string; options: Record<string, unknown> };
type Answer = { data: unknown } | { error: string };

/** By 'Plugin.method'; other calls get an empty answer. */
export type Answers = Record<string, Answer>;

export type NativeSide = {
  /** In order, for example 'Haptics.impact {"style":"MEDIUM"}'. */
  calls: string[];
  /** Time of the latest call, in milliseconds since the page began. */
  at: Record<string, number>;
  /** Sends an event of the device: `fire(page, 'App', 'backButton')`. */
  fire(page: Page, plugin: string, event: string, data?: unknown): Promise<void>;
};

const PLUGINS: Record<string, string[]> = {
  App: ['exitApp'],
  Camera: ['getPhoto'],
  Clipboard: ['read', 'write'],
  Device: ['getInfo'],
  Haptics: ['impact'],
  Keyboard: [],
  Share: ['share'],
  SplashScreen: ['hide'],
  StatusBar: ['setStyle'],
};

/** Makes every later page of this visitor run inside the app. */
export async function enterApp({ context }: Visitor, answers: Answers = {}): Promise<NativeSide> {
  const calls: string[] = [];
  const at: Record<string, number> = {};
  await context.exposeBinding('reportNativeMessage', (_source, message: Message, now: number) => {
    const { pluginId, methodName, options } = message;
    calls.push(`${pluginId}.${methodName} ${JSON.stringify(options)}`);
    at[`${pluginId}.${methodName}`] = now;
  });
  await context.addInitScript(becomeNativeSide, { answers, plugins: PLUGINS });
  return {
    calls,
    at,
    fire: async (page, plugin, event, data = {}) => {
      const name = `${plugin}.${event}`;
      // Plugins load after the page is visible.
      await expect.poll(() => page.evaluate((each) => (window as unknown as AppWindow).isHeard(each), name)).toBe(true);
      await page.evaluate(
        ([key, payload]) => (window as unknown as AppWindow).fireFromNative(key as string, payload),
        [name, data],
      );
    },
  };
}

type AppWindow = {
  reportNativeMessage(message: Message, now: number): void;
  fireFromNative(name: string, data: unknown): void;
  isHeard(name: string): boolean;
  androidBridge: { postMessage(message: string): void };
  Capacitor: Record<string, unknown>;
};

function becomeNativeSide({ answers, plugins }: { answers: Answers; plugins: Record<string, string[]> }): void {
  type Waiting = { once: boolean; hear: (data: unknown, error?: Error) => void };
  const app = window as unknown as AppWindow;
  const waiting = new Map<string, Waiting>();
  const listeners = new Map<string, string[]>();
  let lastId = 0;

  // The device receives text and answers asynchronously, as a real one does.
  app.androidBridge = {
    postMessage: (text) => {
      const message: Message = JSON.parse(text);
      const name = `${message.pluginId}.${message.methodName}`;
      app.reportNativeMessage(message, performance.now());
      if (message.methodName === 'addListener') {
        const event = `${message.pluginId}.${message.options['eventName']}`;
        listeners.set(event, [...(listeners.get(event) ?? []), message.callbackId]);
        return;
      }
      const answer = answers[name] ?? { data: {} };
      queueMicrotask(() => fromNative(message.callbackId, answer));
    },
  };
  app.fireFromNative = (name, data) => {
    for (const id of listeners.get(name) ?? []) fromNative(id, { data });
  };

  app.isHeard = (name) => listeners.has(name);

  const toNative = (pluginId: string, methodName: string, options: unknown, wait: Waiting): string => {
    lastId += 1;
    const callbackId = String(lastId);
    waiting.set(callbackId, wait);
    app.androidBridge.postMessage(JSON.stringify({ callbackId, pluginId, methodName, options: options ?? {} }));
    return callbackId;
  };
  function fromNative(callbackId: string, answer: Answer): void {
    const wait = waiting.get(callbackId);
    if (wait?.once) waiting.delete(callbackId);
    if ('error' in answer) wait?.hear(null, new Error(answer.error));
    else wait?.hear(answer.data);
  }
  const method = (name: string) => ({ name, rtype: 'promise' });
  app.Capacitor = {
    Plugins: {},
    PluginHeaders: Object.entries(plugins).map(([name, methods]) => ({
      name,
      methods: [{ name: 'addListener' }, { name: 'removeListener' }, ...methods.map(method)],
    })),
    nativePromise: (plugin: string, name: string, options: unknown) =>
      new Promise((resolve, reject) => {
        const hear = (data: unknown, error?: Error) => (error ? reject(error) : resolve(data));
        toNative(plugin, name, options, { once: true, hear });
      }),
    nativeCallback: (plugin: string, name: string, options: unknown, hear: Waiting['hear']) =>
      toNative(plugin, name, options, { once: false, hear }),
  };
}
