import { type ErrorAddress, pageOfError } from "./errorAddress";

/**
 * Answers where the asked error has its page, if the list holds it. Of a code that it does not hold,
 * the list says so.
 */
export function findError(list: HTMLElement, address: ErrorAddress): string | null {
  const { code } = address;
  if (code === null) return null;
  const codes = [...list.querySelectorAll<HTMLAnchorElement>("[data-code]")];
  const known = codes.find(({ dataset }) => dataset["code"] === code);
  if (known !== undefined) return pageOfError(known.href, address);
  const status = list.querySelector<HTMLElement>("[data-unknown]");
  if (status !== null) {
    status.textContent = (status.dataset["unknown"] ?? "").replace("{code}", () => code);
  }
  return null;
}
