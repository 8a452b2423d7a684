/** A mistake in the site's sources, as the dev server tells it. */
export interface Problem {
  /** `path:line`, where there is one. */
  readonly place: string | null;
  readonly what: string;
  readonly why: string;
  readonly fix: string;
}

/** What the dev server tells over `/_dev/events`. */
export type DevEvent =
  | { readonly type: "hello"; readonly server: string }
  | { readonly type: "reload" }
  | { readonly type: "problems"; readonly problems: readonly Problem[] };

/** What an event does to the page. */
export interface Reactions {
  readonly show: (problems: readonly Problem[]) => void;
  readonly reload: () => void;
}

/**
 * Answers to events. A page that meets another server, or another state of the site, than the
 * `known` one that it came from loads anew: anything may have changed before it could listen.
 */
export function react({ show, reload }: Reactions, known?: string): (event: DevEvent) => void {
  let server = known;
  return (event) => {
    if (event.type === "problems") show(event.problems);
    else if (event.type === "reload") reload();
    else if (server === undefined) server = event.server;
    else if (server !== event.server) reload();
  };
}
