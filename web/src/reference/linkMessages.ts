import type { Translate } from "../model/messages";

/** The messages of the button that copies the link of a row; `linkButton.client.ts` makes it. */
export function linkMessages(t: Translate) {
  return {
    "data-link": t("api.link", { name: "{name}" }),
    "data-copied": t("api.link.copied"),
    "data-denied": t("api.link.denied"),
  };
}
