import { type PointerEvent, useRef } from 'react';

type Distance = { x: number; y: number };
type Handlers = { onMove: (distance: Distance) => void; onEnd: (distance: Distance) => void; onCancel: () => void };

export function useDrag({ onMove, onEnd, onCancel }: Handlers) {
  const startDistance = useRef<Distance | null>(null);
  const distanceOf = ({ clientX, clientY }: PointerEvent): Distance | null =>
    startDistance.current && { x: clientX - startDistance.current.x, y: clientY - startDistance.current.y };
  const end = () => {
    startDistance.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      startDistance.current = { x: event.clientX, y: event.clientY };
      // Also follows the pointer outside the element.
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const position = distanceOf(event);
      if (position) onMove(position);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const position = distanceOf(event);
      end();
      if (position) onEnd(position);
    },
    onPointerCancel: () => {
      end();
      onCancel();
    },
  };
}
