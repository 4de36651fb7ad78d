import { type PointerEvent, useRef } from 'react';

type Way = { x: number; y: number };
type Handlers = { onMove: (way: Way) => void; onEnd: (way: Way) => void; onCancel: () => void };

export function useDrag({ onMove, onEnd, onCancel }: Handlers) {
  const begun = useRef<Way | null>(null);
  const wayOf = ({ clientX, clientY }: PointerEvent): Way | null =>
    begun.current && { x: clientX - begun.current.x, y: clientY - begun.current.y };
  const end = () => {
    begun.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      begun.current = { x: event.clientX, y: event.clientY };
      // Also follows the pointer outside the element.
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const position = wayOf(event);
      if (position) onMove(position);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const position = wayOf(event);
      end();
      if (position) onEnd(position);
    },
    onPointerCancel: () => {
      end();
      onCancel();
    },
  };
}
