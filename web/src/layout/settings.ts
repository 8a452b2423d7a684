import type { Choice } from "../state/choice";

/** Joins each group of radio buttons to the choice of its name. */
export function startSettings(root: Document, choices: readonly Choice<string>[]): void {
  for (const choice of choices) {
    const group = root.querySelector<HTMLElement>(`[data-choice="${choice.name}"]`);
    if (group !== null) join(group, choice);
  }
}

function join(group: HTMLElement, choice: Choice<string>): void {
  const inputs = [...group.querySelectorAll("input")];
  const show = (value: string) => {
    for (const input of inputs) input.checked = input.value === value;
  };
  show(choice.get());
  choice.subscribe(show);
  group.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement) choice.set(target.value);
  });
}
