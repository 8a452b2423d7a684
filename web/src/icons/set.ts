import type { IconStyle } from "../model/page.gen";
import type { IconWords } from "./words";

/** What a page tells of its icons. */
export interface IconSetData {
  /** Folder of the files with names and drawings. */
  readonly data: string;
  readonly viewBox: string;
  readonly styles: readonly IconStyle[];
  readonly label: string;
  readonly words: IconWords;
}
