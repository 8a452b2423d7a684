import { type RefObject, useEffect, useRef } from 'react';

/** A dialog that is open as long as it is drawn; `first` has the focus at first, or its first control. */
export function useModal(
  first?: RefObject<HTMLElement | null>,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const own = dialog.current;
    if (own?.open === false) own.showModal();
    first?.current?.focus();
    return () => own?.close();
  }, [first]);
  return dialog;
}
