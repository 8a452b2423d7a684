import type { IconStyle } from "../model/page.gen";
import type { IconMessages } from "./iconMessages";

/** The data of an icon set in its page. */
export interface IconSetData {
  /** Folder of the files with names and icons. */
  readonly data: string;
  readonly viewBox: string;
  readonly styles: readonly IconStyle[];
  readonly label: string;
  readonly messages: IconMessages;
}

/** The action of a reader before the icons were loaded. */
export interface PendingAction {
  /** Name of the one that was pressed. */
  readonly icon?: string | undefined;
  /** Whether the keyboard left the field for the grid. */
  readonly enters?: boolean;
}
