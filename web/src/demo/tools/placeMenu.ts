export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** All in px from the start of the viewport. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly maxHeight: number;
}

/** Distance to the button, and to the edges of the viewport. */
const gap = 4;
const margin = 8;

/**
 * Returns the place of a menu: below its button or else above it, whichever has space, its end edge on that
 * of the button, and whole within the viewport.
 */
export function placeMenu(
  button: Box,
  menu: Size,
  viewport: Size,
  { rtl }: { readonly rtl: boolean },
): Place {
  const below = viewport.height - margin - button.bottom - gap;
  const above = button.top - gap - margin;
  const goesUp = menu.height > below && above > below;
  const maxHeight = Math.max(0, goesUp ? above : below);
  const height = Math.min(menu.height, maxHeight);
  const top = goesUp ? button.top - gap - height : button.bottom + gap;
  const left = rtl ? button.left : button.right - menu.width;
  return {
    left: within(left, viewport.width - menu.width),
    top: within(top, viewport.height - height),
    maxHeight,
  };
}

function within(at: number, space: number): number {
  return Math.max(margin, Math.min(at, space - margin));
}
