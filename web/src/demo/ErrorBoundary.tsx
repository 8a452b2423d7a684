import { Component, type ReactNode } from "react";
import { CrashReport, type CrashMessages } from "./CrashReport";

interface Props {
  readonly messages: CrashMessages;
  /** The possible cause of a crash: another one is tried at once. */
  readonly attempt?: unknown;
  readonly onRestart?: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly crash: { readonly error: unknown } | null;
}

/** Keeps a crash within its demo: the page lives on, and the frame says what happened. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { crash: null };

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error } };
  }

  override componentDidUpdate({ attempt }: Props): void {
    if (this.state.crash !== null && attempt !== this.props.attempt) this.setState({ crash: null });
  }

  override render(): ReactNode {
    const { crash } = this.state;
    if (crash === null) return this.props.children;
    return (
      <CrashReport
        error={crash.error}
        messages={this.props.messages}
        onRestart={() => {
          this.setState({ crash: null });
          this.props.onRestart?.();
        }}
      />
    );
  }
}
