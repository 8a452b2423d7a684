import { analytics, inDemo } from "../model/analytics";
import { restartButton } from "../islands/markup";
import { messageOf } from "./errorMessage";

/** Words of the report; the frame brings them, since scripts carry none. */
export interface CrashMessages {
  readonly crashed: string;
  readonly restart: string;
}

interface CrashReportProps {
  readonly error: unknown;
  readonly messages: CrashMessages;
  readonly onRestart: () => void;
}

/** Takes the place of a demo that crashed. */
export function CrashReport({ error, messages, onRestart }: CrashReportProps) {
  return (
    <div className="demo-crash" role="alert">
      <p className="demo-crash-title">{messages.crashed}</p>
      <pre className="demo-crash-message">{messageOf(error)}</pre>
      <button
        type="button"
        className="s-button"
        {...{ [restartButton]: "" }}
        onClick={onRestart}
        {...analytics({ ...inDemo, eventAction: "restart" })}
      >
        {messages.restart}
      </button>
    </div>
  );
}
