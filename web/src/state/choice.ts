import { isApplied } from "./demoAddress";
import type { Memory } from "./memory";

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
  /**
   * Shows what the address asks for, what was kept, or the first value. What the address brings is
   * a choice as any other, and kept. An address that was applied once, as one that a reader comes
   * back to, overrides no later choice. For use before the first paint.
   */
  restore(): void;
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
  /** A value that comes before what was kept, such as one from the address. */
  readonly preset?: () => T | null;
  /** Further effects on the document of showing a value. */
  readonly show?: (value: T) => void;
}

const changed = "showfloor:choice";

/** Told on the document before a value is shown, with a `Choosing` as its detail. */
export const choosing = "showfloor:choosing";

/** What is about to be shown. Whoever prevents that shows it later. */
export interface Choosing {
  readonly name: string;
  readonly value: string;
  readonly show: () => void;
}

export function createChoice<T extends string>(options: ChoiceOptions<T>): Choice<T> {
  const { name, attribute, values, memory } = options;
  const known = (value: string | null) => values.find((one) => one === value) ?? null;
  const get = () => known(document.documentElement.getAttribute(attribute)) ?? values[0];
  const show = (value: T) => {
    document.documentElement.setAttribute(attribute, value);
    options.show?.(value);
  };
  let coming: T | null = null;
  const follow = (value: T) => {
    coming = value;
    const showAndTell = () => {
      coming = null;
      show(value);
      document.dispatchEvent(new CustomEvent(changed, { detail: name }));
    };
    const detail: Choosing = { name, value, show: showAndTell };
    const asked = new CustomEvent(choosing, { cancelable: true, detail });
    if (document.dispatchEvent(asked)) showAndTell();
  };
  const set = (value: T) => {
    memory.write(name, value);
    follow(value);
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
    restore() {
      const asked = options.preset?.() ?? null;
      const kept = known(memory.read(name));
      const value = (isApplied() ? kept : null) ?? asked ?? kept ?? values[0];
      if (asked !== null) memory.write(name, value);
      show(value);
    },
    followAddress() {
      const asked = options.preset?.() ?? null;
      if (asked !== null) set(asked);
    },
    catchUp(said) {
      const value = known(memory.read(name)) ?? known(said ?? null) ?? get();
      // What is still to be shown counts: the last word may be what is shown now.
      if (value !== (coming ?? get())) follow(value);
    },
  };
}
