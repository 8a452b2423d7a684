import type { Translate } from "../model/messages";
import { linkLabel } from "./markup";
import { copiedMessage, deniedMessage } from "../ui/markup";

/** The messages of the button that copies the link of a row; `linkButton.client.ts` makes it. */
export function linkMessages(t: Translate) {
  return {
    [linkLabel]: t("api.link", { name: "{name}" }),
    [copiedMessage]: t("api.link.copied"),
    [deniedMessage]: t("api.link.denied"),
  };
}
