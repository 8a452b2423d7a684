import { useRef } from 'react';
import type { PointerEvent } from 'react';
import './swipe.css';

/** Drags the dialog around it down, and closes it after a quarter of its height. */
export function SwipeHandle({ onClose }: { onClose: () => void }) {
  const start = useRef<number | null>(null);

  function panelOf(event: PointerEvent) {
    return event.currentTarget.closest<HTMLElement>('[role="dialog"]');
  }

  function handleDown(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = event.clientY;
  }

  function handleMove(event: PointerEvent) {
    const panel = panelOf(event);
    if (start.current === null || !panel) return;
    const moved = Math.max(event.clientY - start.current, 0);
    panel.style.transition = 'none';
    panel.style.transform = `translateY(${moved}px)`;
  }

  function handleEnd(event: PointerEvent) {
    const panel = panelOf(event);
    if (start.current === null || !panel) return;
    panel.style.transition = '';
    panel.style.transform = '';
    const moved = event.clientY - start.current;
    if (event.type === 'pointerup' && moved > panel.offsetHeight / 4) onClose();
    start.current = null;
  }

  return (
    <div
      className="swipe-handle"
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleEnd}
      onPointerCancel={handleEnd}
    />
  );
}
