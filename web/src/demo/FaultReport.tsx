import type { Fault } from "./islands";

/** Takes the place of a demo that cannot be rendered, while a site is written. */
export function FaultReport({ fault: { message, place } }: { readonly fault: Fault }) {
  return (
    <div className="demo-crash" role="alert">
      {place !== null && (
        <p className="demo-crash-title" data-fault-place="">
          {place}
        </p>
      )}
      <pre className="demo-crash-message">{message}</pre>
    </div>
  );
}
