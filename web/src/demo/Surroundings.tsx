import { type ReactNode, useContext, useSyncExternalStore } from "react";
import { onColorSchemeChange, pageColorScheme } from "./direction/pageColorScheme";
import { type DemoProvider, PageDirection } from "./provider";

interface SurroundingsProps {
  readonly Provider: DemoProvider;
  readonly children: ReactNode;
}

/** Gives a provider the direction in which it is drawn, and the color scheme of the page. */
export function Surroundings({ Provider, children }: SurroundingsProps) {
  const colorScheme = useSyncExternalStore(onColorSchemeChange, pageColorScheme, prerendered);
  return (
    <Provider direction={useContext(PageDirection)} colorScheme={colorScheme}>
      {children}
    </Provider>
  );
}

/** Prerendered markup is the same in both schemes: styles tell them apart. */
function prerendered() {
  return "light" as const;
}
