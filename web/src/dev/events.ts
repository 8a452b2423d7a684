/** A mistake in the site's sources, as the dev server tells it. */
export interface Problem {
  /** `path:line`, where there is one. */
  readonly place: string | null;
  readonly what: string;
  readonly why: string;
  readonly fix: string;
}

/** The messages of the development server over `/_dev/events`. */
export type DevEvent =
  | { readonly type: "hello"; readonly server: string }
  | { readonly type: "reload" }
  | { readonly type: "problems"; readonly problems: readonly Problem[] };

/** The effects of an event on the page. */
export interface Reactions {
  readonly show: (problems: readonly Problem[]) => void;
  /** Shows what has changed. */
  readonly update: () => void;
  readonly reload: () => void;
}

/**
 * Answers to events. A page that meets another state of the site than the `known` one that it came
 * from shows what has changed before it could listen; one that meets another server reloads.
 */
export function react(
  { show, update, reload }: Reactions,
  known?: string,
): (event: DevEvent) => void {
  let server = known;
  return (event) => {
    if (event.type === "problems") show(event.problems);
    else if (event.type === "reload") update();
    else if (server === undefined) server = event.server;
    else if (serverOf(server) !== serverOf(event.server)) reload();
    else if (server !== event.server) {
      server = event.server;
      update();
    }
  };
}

/** A server's states are its name with a number each. */
function serverOf(state: string): string {
  return state.replace(/-\d+$/, "");
}
