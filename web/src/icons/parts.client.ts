/** The elements of an icon set that its search works with. */
export interface SearchParts {
  readonly input: HTMLInputElement;
  readonly status: HTMLElement;
  readonly radios: readonly HTMLInputElement[];
  readonly box: HTMLElement;
  readonly dialog: HTMLDialogElement;
}

/** Finds what `IconSet` has drawn. */
export function partsOf(root: HTMLElement): SearchParts {
  const part = (selector: string): HTMLElement => {
    const found = root.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`The icon set has no ${selector}.`);
    return found;
  };
  return {
    input: part("[name=query]") as HTMLInputElement,
    status: part("[data-icons-status]"),
    radios: [...root.querySelectorAll<HTMLInputElement>("[name=icon-style]")],
    box: part("[data-icons-box]"),
    dialog: part("dialog") as HTMLDialogElement,
  };
}
