import { useState } from "react";
import type { PlaygroundState } from "../model/page.gen";
import { type Attribute, Expression } from "./jsx";

/** State for a value that the reader changes on the stage: props of the outermost element. */
export function useControlledState(
  state: PlaygroundState | null,
): Readonly<Record<string, unknown>> {
  const [value, setValue] = useState<unknown>(() =>
    state === null ? null : (JSON.parse(state.initial) as unknown),
  );
  if (state === null) return {};
  const change = (...given: readonly unknown[]) => {
    setValue(given[state.event ? 1 : 0]);
  };
  return { [state.prop]: value, [state.change]: change };
}

/** The same as code: the statement that keeps it, and the expressions that work on it. */
export function stateCode({ prop, change, event, initial }: PlaygroundState) {
  const value = JSON.parse(initial) as unknown;
  const literal = typeof value === "string" ? `'${value}'` : initial;
  const attributes: readonly Attribute[] = [
    [prop, new Expression("value")],
    [change, new Expression(event ? "(event, next) => setValue(next)" : "setValue")],
  ];
  return { statement: `const [value, setValue] = React.useState(${literal});`, attributes };
}
