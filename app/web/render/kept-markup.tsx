/**
 * Parts of the page that no script changes: React leaves them as the server wrote them, so that browsers are sent neither
 * what draws them nor their texts, and need not go through their links. What draws them is fetched once it is needed after
 * all: in a page that began with another frame, or for another viewer.
 */
import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext, useEffect, useState } from 'react';
import { useIsHydrated } from '#app/ui/hydration.ts';
import { loadCode } from '../load-code.ts';

type Kept = {
  name: string;
  /** Stands around the part, and is React's own. */
  element: { tag: 'a' | 'footer' | 'li' | 'section' } & DataAttributes & AnchorHTMLAttributes<HTMLElement>;
  load: () => Promise<ComponentType>;
  /** Another value asks for the part anew. */
  useVersion?: () => string;
};

type DataAttributes = { [Name in `data-${string}`]?: string };

/** What draws the parts, by their names. Provided by the server only. */
const DrawnPartsContext = createContext<Readonly<Record<string, ComponentType>>>({});
export const DrawnPartsProvider = DrawnPartsContext.Provider;

const AS_WRITTEN = { __html: '' };

export function keepMarkup({ name, element: { tag: Tag, ...attributes }, load, useVersion }: Kept): ComponentType {
  let loaded: ComponentType | null = null;

  function FromPage() {
    const version = useVersion?.() ?? '';
    const isHydrated = useIsHydrated();
    // While a page is taken over, what the server wrote is there.
    const [written] = useState(isHydrated ? null : version);
    const [Code, setCode] = useState<ComponentType | null>(() => loaded);
    const isWanted = written !== version;
    useEffect(() => {
      if (!isWanted || loaded) return;
      loadCode(load).then(
        (code) => {
          loaded = code;
          setCode(() => code);
        },
        () => {
          // Without a connection the page keeps what it has.
        },
      );
    }, [isWanted]);
    if (isWanted && Code)
      return (
        <Tag key="drawn" {...attributes}>
          <Code />
        </Tag>
      );
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: it keeps React from what is inside
    return <Tag key="written" {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={AS_WRITTEN} />;
  }

  return function KeptMarkup() {
    const Drawn = useContext(DrawnPartsContext)[name];
    if (!Drawn) return <FromPage />;
    return (
      <Tag {...attributes}>
        <Drawn />
      </Tag>
    );
  };
}
