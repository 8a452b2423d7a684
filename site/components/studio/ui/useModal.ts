import { type RefObject, useEffect, useRef } from 'react';

/** A dialog that is open as long as it is drawn. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const own = dialog.current;
    if (own?.open === false) own.showModal();
    return () => own?.close();
  }, []);
  return dialog;
}
