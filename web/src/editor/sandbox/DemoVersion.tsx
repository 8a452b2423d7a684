import {
  Component,
  type ComponentType,
  type ReactNode,
  useEffect,
  useSyncExternalStore,
} from "react";
import { onDirectionChange, pageDirection } from "../../demo/direction/pageDirection";
import type { DemoProvider } from "../../demo/provider";

export interface DemoVersionProps {
  readonly Demo: ComponentType;
  readonly Provider: DemoProvider;
  /** Called when it is rendered. */
  readonly onShown: () => void;
}

/** A demo inside of its family's provider. */
export function DemoVersion({ Demo, Provider, onShown }: DemoVersionProps) {
  const direction = useSyncExternalStore(onDirectionChange, pageDirection);
  return (
    <CrashBoundary>
      <Provider direction={direction}>
        <Demo />
      </Provider>
      <ReportShown onShown={onShown} />
    </CrashBoundary>
  );
}

function ReportShown({ onShown }: { readonly onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}

/** Draws nothing instead of a demo that crashed: the page says what happened. */
class CrashBoundary extends Component<
  { readonly children: ReactNode },
  { readonly crashed: boolean }
> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}
