import { type ComponentType, Fragment, type ReactNode, useEffect, useState } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { IslandOptions } from "../islands/island";
import type { CrashWords } from "./CrashReport";
import { Directed } from "./Directed";
import { ErrorBoundary } from "./ErrorBoundary";
import { onReset } from "./reset";
import { adoptStyleBlocks } from "./styleBlocks";
import type { Surroundings } from "./surroundings";

// Before the first component: this module is loaded once for all islands of a page.
adoptStyleBlocks(document);

/** Wakes an island; resolves when its component is live, or its crash is shown. */
export function mount(
  element: HTMLElement,
  Component: ComponentType,
  Provider: Surroundings,
  { prefix, prerendered, props }: IslandOptions,
): Promise<void> {
  return new Promise((resolve) => {
    const island = (
      <Live onLive={resolve}>
        <Resettable element={element}>
          <ErrorBoundary words={crashWords(element)}>
            <Directed Provider={Provider}>
              <Component {...props} />
            </Directed>
          </ErrorBoundary>
        </Resettable>
      </Live>
    );
    const options = { identifierPrefix: prefix };
    if (prerendered) hydrateRoot(element, island, options);
    else createRoot(element, options).render(island);
  });
}

function Live({ onLive, children }: { onLive: () => void; children: ReactNode }) {
  useEffect(onLive, [onLive]);
  return children;
}

/** Starts its children anew, with all state as at first, when the demo is reset. */
function Resettable({ element, children }: { element: HTMLElement; children: ReactNode }) {
  const [turn, setTurn] = useState(0);
  useEffect(() => onReset(element, () => setTurn((last) => last + 1)), [element]);
  return <Fragment key={turn}>{children}</Fragment>;
}

function crashWords({ dataset }: HTMLElement): CrashWords {
  return { crashed: dataset["crashed"] ?? "", restart: dataset["restart"] ?? "" };
}
