/** Files whose names change with their content. */
export const assetsFolder = `${import.meta.env.BASE_URL}_assets/`;

/** The message of a page to the worker: its files, to be kept for reading without a network. */
export interface Keep {
  readonly type: "KEEP";
  /** The page itself, where the worker has not seen it load; site path. */
  readonly page: string | null;
  /** Addresses of the files that never change under their name. */
  readonly assets: readonly string[];
}

/** The message to a worker that waits. */
export interface SkipWaiting {
  readonly type: "SKIP_WAITING";
}

export function isKeep(data: unknown): data is Keep {
  return isMessage(data) && data.type === "KEEP";
}

export function isSkipWaiting(data: unknown): data is SkipWaiting {
  return isMessage(data) && data.type === "SKIP_WAITING";
}

function isMessage(data: unknown): data is { readonly type: unknown } {
  return typeof data === "object" && data !== null && "type" in data;
}
