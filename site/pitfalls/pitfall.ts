import type { ComponentType } from 'react';

/** A pitfall of a page, with the code that has it and the code that is fixed as the page says. */
export interface Pitfall {
  /** Its bold words on the page, as written there. */
  lead: string;
  Failing: ComponentType;
  Fixed: ComponentType;
  /** Tells whether the symptom shows in what is on the stage. */
  symptom: (stage: Stage) => boolean | Promise<boolean>;
}

/** Where one component is rendered, alone in its document, and a reader with mouse and keyboard. */
export interface Stage {
  /** The first element that matches, anywhere in the document. Throws if none appears in a second. */
  find: (selector: string) => Promise<HTMLElement>;
  /** Errors and warnings of the console until now, and errors that nothing caught. */
  messages: () => Promise<string>;
  click: (selector: string) => Promise<void>;
  hover: (selector: string) => Promise<void>;
  /** A key or a shortcut, such as `Tab` and `Control+C`. */
  press: (...keys: readonly string[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Tells whether something becomes true within a second. */
  within: (holds: () => boolean) => Promise<boolean>;
  /** Waits until what has begun is rendered, and nothing is animated any more. */
  settled: () => Promise<void>;
}
