import { type DemoAddress, isApplied, readDemoAddress } from "./demoAddress.client";
import type { KeyValueStore } from "../browser/stores.client";

/** Event on the document when a value was chosen on this page, with a `PreferenceChange` as its detail. */
export const changeEvent = "showfloor:change";

/** The chosen value. */
export interface PreferenceChange {
  readonly name: string;
  readonly value: string;
}

/**
 * One of a few values that a reader picks for the whole site.
 *
 * Its truth is an attribute of `<html>`, so styles follow it without script and any number of
 * scripts agree on it without sharing a module.
 */
export interface Preference<T extends string> {
  readonly name: string;
  readonly values: readonly T[];
  get(): T;
  /** Shows the value, keeps it and tells subscribers. */
  set(value: T): void;
  /** Shows the value and tells subscribers, as when it was chosen elsewhere. */
  follow(value: T): void;
  /** Calls `listener` after each change. */
  subscribe(listener: (value: T) => void): void;
  /** Chooses what the address asks for, if anything, after that has changed. */
  followAddress(): void;
  /**
   * Shows what was chosen on another page, and tells subscribers. What is kept counts; `received`, what
   * that page told, holds where nothing can be kept.
   */
  sync(received?: string): void;
}

export interface PreferenceOptions<T extends string> {
  /** Key in the store, and `detail` of the change event. */
  readonly name: string;
  /** The attribute of `<html>`. */
  readonly attribute: string;
  /** When nothing was chosen, the value in the HTML of the page holds, else the first. */
  readonly values: readonly [T, ...T[]];
  readonly store: KeyValueStore;
  /** Returns the value in the address of a demo's code; it takes precedence over the stored one. */
  readonly fromAddress?: (address: DemoAddress) => T | null;
  /** Further effects on the document of showing a value. */
  show?(value: T): void;
  /** Shows another value by loading the page again, which shows what is kept. */
  reload?(): void;
}

const shownEvent = "showfloor:shown";

/** The value of this name, if there is one. */
function knownValue<T extends string>(
  { values }: Pick<PreferenceOptions<T>, "values">,
  value: string | null | undefined,
): T | null {
  return values.find((one) => one === value) ?? null;
}

/** The value that the page shows now. */
function shownValue<T extends string>(options: PreferenceOptions<T>): T {
  const shown = document.documentElement.getAttribute(options.attribute);
  return knownValue(options, shown) ?? options.values[0];
}

/** Shows a value and tells nobody. */
function showValue<T extends string>(options: PreferenceOptions<T>, value: T): void {
  document.documentElement.setAttribute(options.attribute, value);
  options.show?.(value);
}

export function createPreference<T extends string>(options: PreferenceOptions<T>): Preference<T> {
  const { name, values, store } = options;
  const get = () => shownValue(options);
  const follow = (value: T) => {
    if (options.reload !== undefined && value !== get() && store.read(name) === value) {
      options.reload();
      return;
    }
    showValue(options, value);
    dispatch(shownEvent, name);
  };
  const set = (value: T) => {
    store.write(name, value);
    follow(value);
    dispatch(changeEvent, { name, value } satisfies PreferenceChange);
  };
  return {
    name,
    values,
    get,
    set,
    follow,
    subscribe(listener) {
      document.addEventListener(shownEvent, (event) => {
        if ((event as CustomEvent<string>).detail === name) listener(get());
      });
    },
    followAddress() {
      const asked = valueFromAddress(options);
      if (asked !== null) set(asked);
    },
    sync(received) {
      const value = knownValue(options, store.read(name)) ?? knownValue(options, received) ?? get();
      if (value !== get()) follow(value);
    },
  };
}

/**
 * Shows what the address asks for, what was kept, or the default of the page. What the address brings is
 * a choice as any other, and kept. An address that was applied once, as one that a reader comes
 * back to, overrides no later choice. For use before the first paint, where nobody listens yet.
 */
export function restorePreference<T extends string>(options: PreferenceOptions<T>): void {
  const { name, store } = options;
  const asked = valueFromAddress(options);
  const kept = knownValue(options, store.read(name));
  const value = (isApplied() ? kept : null) ?? asked ?? kept ?? shownValue(options);
  if (asked !== null) store.write(name, value);
  showValue(options, value);
}

function valueFromAddress<T extends string>({ fromAddress }: PreferenceOptions<T>): T | null {
  const address = readDemoAddress(location.hash);
  return address && (fromAddress?.(address) ?? null);
}

function dispatch(event: string, detail: unknown): void {
  document.dispatchEvent(new CustomEvent(event, { detail }));
}
