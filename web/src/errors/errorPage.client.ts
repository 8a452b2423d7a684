import { type ErrorAddress, pageOfError } from "./errorAddress";
import { unknownMessage, argumentPlace, filledPlace, errorCode } from "./markup";

/**
 * Answers where the asked error has its page, if the list holds it. Of a code that it does not hold,
 * the list says so.
 */
export function findError(list: HTMLElement, address: ErrorAddress): string | null {
  const { code } = address;
  if (code === null) return null;
  const codes = [...list.querySelectorAll<HTMLAnchorElement>(`[${errorCode}]`)];
  const known = codes.find((link) => link.getAttribute(errorCode) === code);
  if (known !== undefined) return pageOfError(known.href, address);
  const status = list.querySelector<HTMLElement>(`[${unknownMessage}]`);
  if (status !== null) {
    status.textContent = (status.getAttribute(unknownMessage) ?? "").replace("{code}", () => code);
  }
  return null;
}

/**
 * Writes into the message of an error what the address says of its case. Arguments come from
 * anywhere, so they are only ever text.
 */
export function fillMessage(message: HTMLElement, { args }: ErrorAddress): void {
  for (const place of message.querySelectorAll<HTMLElement>(`[${argumentPlace}]`)) {
    const value = args[Number(place.getAttribute(argumentPlace))];
    if (value === undefined) continue;
    place.textContent = value;
    place.setAttribute(filledPlace, "");
  }
}
