import type { ErrorAddress } from "./errorAddress";

/**
 * Writes into the message of an error what the address says of its case. Arguments come from
 * anywhere, so they are only ever text.
 */
export function fillMessage(message: HTMLElement, { args }: ErrorAddress): void {
  for (const place of message.querySelectorAll<HTMLElement>("[data-arg]")) {
    const value = args[Number(place.dataset["arg"])];
    if (value === undefined) continue;
    place.textContent = value;
    place.dataset["filled"] = "";
  }
}
