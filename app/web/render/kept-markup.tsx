import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext, useEffect, useState } from 'react';
import { useIsHydrated } from '#app/ui/hydration.ts';
import { loadCode } from '../load-code.ts';

type Kept = {
  name: string;
  /** The element around the part, rendered by React. */
  element: { tag: 'a' | 'footer' | 'li' | 'section' } & DataAttributes & AnchorHTMLAttributes<HTMLElement>;
  load: () => Promise<ComponentType>;
  /** A changed value re-renders the part. */
  useVersion?: () => string;
};

type DataAttributes = { [Name in `data-${string}`]?: string };

/** Components of the parts, by name. Provided by the server only. */
const DrawnPartsContext = createContext<Readonly<Record<string, ComponentType>>>({});
export const DrawnPartsProvider = DrawnPartsContext.Provider;

const KEEP_MARKUP = { __html: '' };

export function keepMarkup({ name, element: { tag: Tag, ...attributes }, load, useVersion }: Kept): ComponentType {
  let loadedComponent: ComponentType | null = null;

  function KeptPart() {
    const version = useVersion?.() ?? '';
    const isHydrated = useIsHydrated();
    // During hydration the server's markup is present.
    const [writtenVersion] = useState(isHydrated ? null : version);
    const [Code, setCode] = useState<ComponentType | null>(() => loadedComponent);
    const isOutdated = writtenVersion !== version;
    useEffect(() => {
      if (!isOutdated || loadedComponent) return;
      loadCode(load).then(
        (code) => {
          loadedComponent = code;
          setCode(() => code);
        },
        () => {
          // Offline, the page keeps the current markup.
        },
      );
    }, [isOutdated]);
    if (isOutdated && Code)
      return (
        <Tag key="drawn" {...attributes}>
          <Code />
        </Tag>
      );
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: it keeps React from what is inside
    return <Tag key="written" {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={KEEP_MARKUP} />;
  }

  return function KeptMarkup() {
    const RenderedPart = useContext(DrawnPartsContext)[name];
    if (!RenderedPart) return <KeptPart />;
    return (
      <Tag {...attributes}>
        <RenderedPart />
      </Tag>
    );
  };
}
