import type { Stage } from './pitfall';

/** The symptom is a message in the console. */
export function logs(text: string) {
  return async ({ messages }: Stage) => (await messages()).includes(text);
}

export async function valueOf({ find }: Stage, selector = 'input') {
  return ((await find(selector)) as HTMLInputElement).value;
}

export async function textOf({ find }: Stage, selector: string) {
  return (await find(selector)).textContent;
}

export async function boxOf({ find }: Stage, selector: string) {
  return (await find(selector)).getBoundingClientRect();
}

export async function styleOf({ find }: Stage, selector: string) {
  return getComputedStyle(await find(selector));
}
