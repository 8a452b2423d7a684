const fetching = new Map<string, Promise<void>>();

/**
 * Fetches a file before it is imported, once, and again when it failed. Firefox and WebKit remember for as
 * long as a page is open that a module did not come: they must not be asked for one that does not.
 */
export function fetchFile(address: string): Promise<void> {
  const known = fetching.get(address);
  if (known !== undefined) return known;
  const begun = fetchWhole(address);
  fetching.set(address, begun);
  begun.catch(() => fetching.delete(address));
  return begun;
}

async function fetchWhole(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} could not be loaded: ${String(response.status)}`);
  // Only what was read is kept for the import.
  await response.arrayBuffer();
}
