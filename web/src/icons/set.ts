import type { IconStyle } from "../model/page.gen";
import type { IconMessages } from "./messages";

/** What a page tells of its icons. */
export interface IconSetData {
  /** Folder of the files with names and drawings. */
  readonly data: string;
  readonly viewBox: string;
  readonly styles: readonly IconStyle[];
  readonly label: string;
  readonly messages: IconMessages;
}
