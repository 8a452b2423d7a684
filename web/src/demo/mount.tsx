import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { IslandOptions } from "../islands/island";
import type { Direction } from "../state/direction";
import type { CrashWords } from "./CrashReport";
import { ErrorBoundary } from "./ErrorBoundary";
import { onDirectionChange, pageDirection } from "./pageDirection";
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
        <ErrorBoundary words={crashWords(element)}>
          <Directed Provider={Provider}>
            <Component {...props} />
          </Directed>
        </ErrorBoundary>
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

/** Follows the page's direction; markup is always prerendered from left to right. */
function Directed({ Provider, children }: { Provider: Surroundings; children: ReactNode }) {
  const current = useSyncExternalStore(onDirectionChange, pageDirection, prerenderedDirection);
  return <Provider direction={current}>{children}</Provider>;
}

const prerenderedDirection = (): Direction => "ltr";

function crashWords({ dataset }: HTMLElement): CrashWords {
  return { crashed: dataset["crashed"] ?? "", restart: dataset["restart"] ?? "" };
}
