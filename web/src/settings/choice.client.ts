import { type DemoAddress, isApplied, readDemoAddress } from "./demoAddress.client";
import type { Memory } from "../browser/memory.client";

/** Told on the document when a value was chosen on this page, with a `Chosen` as its detail. */
export const chosen = "showfloor:chosen";

/** What was chosen, which may be shown later. */
export interface Chosen {
  readonly name: string;
  readonly value: string;
}

/** Told on the document before a value is shown, with a `Choosing` as its detail. */
export const choosing = "showfloor:choosing";

/** What is about to be shown. Whoever prevents that shows it later. */
export interface Choosing extends Chosen {
  /** Shows it once, unless something else has been chosen since. */
  readonly show: () => void;
}

/**
 * One of a few values that a reader picks for the whole site.
 *
 * Its truth is an attribute of `<html>`, so styles follow it without script and any number of
 * scripts agree on it without sharing a module.
 */
export interface Choice<T extends string> {
  readonly name: string;
  readonly values: readonly T[];
  get(): T;
  /** Shows the value, keeps it and tells subscribers. */
  set(value: T): void;
  /** Shows the value and tells subscribers, as when it was chosen elsewhere. */
  follow(value: T): void;
  /** Calls `listener` after each change; the answer ends that. */
  subscribe(listener: (value: T) => void): () => void;
  /** Chooses what the address asks for, if anything, after that has changed. */
  followAddress(): void;
  /**
   * Shows what was chosen on another page, and tells subscribers. What is kept counts; `said`, what
   * that page told, holds where nothing can be kept.
   */
  catchUp(said?: string): void;
}

export interface ChoiceOptions<T extends string> {
  /** Key in the memory, and `detail` of the change event. */
  readonly name: string;
  /** The attribute of `<html>`. */
  readonly attribute: string;
  /** The first is what holds when nothing was chosen. */
  readonly values: readonly [T, ...T[]];
  readonly memory: Memory;
  /** What the address of a demo's code asks for; it comes before what was kept. */
  readonly addressed?: (address: DemoAddress) => T | null;
  /** Further effects on the document of showing a value. */
  show?(value: T): void;
}

const changed = "showfloor:choice";

/** The value of this name, if there is one. */
function knownValue<T extends string>(
  { values }: Pick<ChoiceOptions<T>, "values">,
  value: string | null | undefined,
): T | null {
  return values.find((one) => one === value) ?? null;
}

/** Shows a value and tells nobody. */
function showValue<T extends string>(options: ChoiceOptions<T>, value: T): void {
  document.documentElement.setAttribute(options.attribute, value);
  options.show?.(value);
}

export function createChoice<T extends string>(options: ChoiceOptions<T>): Choice<T> {
  const { name, attribute, values, memory } = options;
  const get = () =>
    knownValue(options, document.documentElement.getAttribute(attribute)) ?? values[0];
  let coming: { readonly value: T } | null = null;
  const follow = (value: T) => {
    const own = (coming = { value });
    const show = () => {
      // Whoever changes his mind while a value is held back sees the last one, once.
      if (coming !== own) return;
      coming = null;
      showValue(options, value);
      tell(changed, name);
    };
    if (tell(choosing, { name, value, show } satisfies Choosing)) show();
  };
  const set = (value: T) => {
    memory.write(name, value);
    follow(value);
    tell(chosen, { name, value } satisfies Chosen);
  };
  return {
    name,
    values,
    get,
    set,
    follow,
    subscribe(listener) {
      const listen = (event: Event) => {
        if ((event as CustomEvent<string>).detail === name) listener(get());
      };
      document.addEventListener(changed, listen);
      return () => {
        document.removeEventListener(changed, listen);
      };
    },
    followAddress() {
      const asked = askedFor(options);
      if (asked !== null) set(asked);
    },
    catchUp(said) {
      const value = knownValue(options, memory.read(name)) ?? knownValue(options, said) ?? get();
      // What is still to be shown counts: the last word may be what is shown now.
      if (value !== (coming?.value ?? get())) follow(value);
    },
  };
}

/**
 * Shows what the address asks for, what was kept, or the first value. What the address brings is
 * a choice as any other, and kept. An address that was applied once, as one that a reader comes
 * back to, overrides no later choice. For use before the first paint, where nobody listens yet.
 */
export function restoreChoice<T extends string>(options: ChoiceOptions<T>): void {
  const { name, values, memory } = options;
  const asked = askedFor(options);
  const kept = knownValue(options, memory.read(name));
  const value = (isApplied() ? kept : null) ?? asked ?? kept ?? values[0];
  if (asked !== null) memory.write(name, value);
  showValue(options, value);
}

function askedFor<T extends string>({ addressed }: ChoiceOptions<T>): T | null {
  const address = readDemoAddress(location.hash);
  return address && (addressed?.(address) ?? null);
}

/** Tells the document; answers whether nobody prevents what would follow. */
function tell(event: string, detail: unknown): boolean {
  return document.dispatchEvent(new CustomEvent(event, { cancelable: true, detail }));
}
