import {
  type ComponentType,
  Fragment,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { IslandOptions } from "../islands/island.client";
import type { Direction } from "../settings/preferences.client";
import type { CrashMessages } from "./CrashReport";
import { ErrorBoundary } from "./ErrorBoundary";
import { pageDirection } from "./direction/pageDirection";
import { scopeInsertedRules } from "./insertedRules.client";
import { onReset } from "./reset.client";
import { adoptStyleBlocks } from "./styleBlocks.client";
import { Surroundings } from "./Surroundings";
import { type Mirrored, mirroredAs, PageDirection, Plain, type DemoProvider } from "./provider";
import { drawnDirection, crashedMessage, restartMessage } from "../islands/markup";

// Before the first component: this module is loaded once for all islands of a page.
adoptStyleBlocks(document);
// A document that shows one demo has nothing of the shell, and may be styled as a whole.
if (document.querySelector(".demo-alone") === null) {
  scopeInsertedRules(import.meta.env.SHOWFLOOR_SCHEME_MARKS);
}

/** Hydrates an island; resolves when its component is live, or its crash is shown. */
export async function mount(
  element: HTMLElement,
  Component: ComponentType & Mirrored,
  Provider: DemoProvider,
  options: IslandOptions,
): Promise<void> {
  if (pageDirection() === "rtl") await Promise.all([Provider.mirror?.(), Component.mirror?.()]);
  await hydrate(element, Component, Provider, options);
}

/** Hydrates a component that brings what surrounds it, and so is told the page's direction. */
export function mountComponent(
  element: HTMLElement,
  Component: ComponentType<{ direction: Direction }> & Mirrored,
  options: IslandOptions,
): Promise<void> {
  const WithPageDirection = (props: object) => <Component {...props} direction={pageDirection()} />;
  return mount(element, mirroredAs(Component, WithPageDirection), Plain, options);
}

function hydrate(
  element: HTMLElement,
  Component: ComponentType,
  Provider: DemoProvider,
  { prefix, prerendered, props }: IslandOptions,
): Promise<void> {
  return new Promise((resolve) => {
    const island = (
      <Live onLive={resolve}>
        <Resettable element={element}>
          <ErrorBoundary messages={crashMessages(element)}>
            <PageDirection.Provider value={pageDirection()}>
              <Surroundings Provider={Provider}>
                <Component {...props} />
              </Surroundings>
            </PageDirection.Provider>
          </ErrorBoundary>
        </Resettable>
      </Live>
    );
    const options = { identifierPrefix: prefix };
    // In slices, between which the browser answers the reader: a form takes a phone long.
    startTransition(() => {
      if (prerendered && canHydrate(element)) {
        hydrateRoot(element, island, options);
        return;
      }
      element.removeAttribute(drawnDirection);
      createRoot(element, options).render(island);
    });
  });
}

/** Whether the markup in an island is that of the page's direction; most is the same in both. */
function canHydrate(element: HTMLElement): boolean {
  return (element.getAttribute(drawnDirection) ?? pageDirection()) === pageDirection();
}

function Live({ onLive, children }: { onLive: () => void; children: ReactNode }) {
  useEffect(onLive, [onLive]);
  return children;
}

/** Starts its children over, with their first state, when the demo is reset. */
function Resettable({ element, children }: { element: HTMLElement; children: ReactNode }) {
  const [turn, setTurn] = useState(0);
  useEffect(() => onReset(element, () => setTurn((last) => last + 1)), [element]);
  return <Fragment key={turn}>{children}</Fragment>;
}

function crashMessages(element: HTMLElement): CrashMessages {
  return {
    crashed: element.getAttribute(crashedMessage) ?? "",
    restart: element.getAttribute(restartMessage) ?? "",
  };
}
