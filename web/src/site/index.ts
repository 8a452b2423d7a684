/** The module `showfloor` that components, slots and directives of a site import. */

import { formatMessage } from "../model/formatMessage";
import type * as contract from "./types/index";
import { Badge } from "../ui/Badge";
import { CopyButton } from "../ui/CopyButton";
import { CollectedStyles } from "./CollectedStyles";
import { Icon } from "../ui/Icon";

export { Badge, CollectedStyles, CopyButton, Icon };

export const createTranslate: typeof contract.createTranslate =
  ({ messages, language }) =>
  (key, values = {}) =>
    formatMessage(messages, key, values, language);
