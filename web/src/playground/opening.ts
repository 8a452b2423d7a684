import { useState } from "react";
import type { PlaygroundOpener } from "../model/page.gen";
import { type Attribute, Expression } from "./jsx";

export type Language = "ts" | "js";

/** Libraries call back with an event of the browser, with one of their own, or with none. */
interface PressEvent {
  readonly currentTarget?: Element;
  readonly target?: Element;
}

/** The state of what is shown by a press, and what works on it. */
export interface Opening {
  /** For the component that is shown. */
  readonly props: Readonly<Record<string, unknown>>;
  readonly press: (event?: PressEvent) => void;
  readonly close: () => void;
}

/** Nothing is open at first: what is drawn before must not cover a page. */
export function useOpening(opener: PlaygroundOpener | null): Opening {
  const [pressed, setPressed] = useState<Element | true | null>(null);
  const close = () => {
    setPressed(null);
  };
  const press = (event?: PressEvent) => {
    const element = event?.currentTarget ?? event?.target ?? true;
    setPressed(pressed !== null && opener?.closes === null ? null : element);
  };
  if (opener === null) return { props: {}, press, close };
  const open = () => {
    setPressed(true);
  };
  const { prop, opens, closes, anchor } = opener;
  const props = { [prop]: pressed !== null };
  return {
    props: {
      ...props,
      ...(opens === null ? {} : { [opens]: open }),
      ...(closes === null ? {} : { [closes]: close }),
      ...(anchor === null ? {} : { [anchor]: pressed }),
    },
    press,
    close,
  };
}

/** The same as code: the statement that keeps it, and the expressions that work on it. */
export function openingCode({ prop, opens, closes, anchor }: PlaygroundOpener, language: Language) {
  const state = anchor === null ? flagCode(closes === null) : anchorCode(closes === null, language);
  const attributes: Attribute[] = [[prop, new Expression(state.isOpen)]];
  if (anchor !== null) attributes.push([anchor, new Expression("anchor")]);
  if (opens !== null) attributes.push([opens, new Expression(state.open)]);
  if (closes !== null) attributes.push([closes, new Expression(state.close)]);
  return {
    state: state.statement,
    attributes,
    press: new Expression(state.open),
    close: state.close,
  };
}

interface StateCode {
  readonly statement: string;
  readonly isOpen: string;
  readonly open: string;
  readonly close: string;
}

function flagCode(toggles: boolean): StateCode {
  return {
    statement: "const [open, setOpen] = React.useState(false);",
    isOpen: "open",
    open: toggles ? "() => setOpen(!open)" : "() => setOpen(true)",
    close: "() => setOpen(false)",
  };
}

function anchorCode(toggles: boolean, language: Language): StateCode {
  const type = language === "ts" ? "<HTMLElement | null>" : "";
  const pressed = toggles ? "anchor ? null : event.currentTarget" : "event.currentTarget";
  return {
    statement: `const [anchor, setAnchor] = React.useState${type}(null);`,
    isOpen: "anchor !== null",
    open: `(event) => setAnchor(${pressed})`,
    close: "() => setAnchor(null)",
  };
}
