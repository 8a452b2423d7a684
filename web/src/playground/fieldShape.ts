import type { PlaygroundControl, PlaygroundElement } from "../model/page.gen";
import type { Translate } from "../model/messages";
import type { PlaygroundModule } from "./playgroundModule";
import type { Value } from "./values";

/** The props of a prop's control. */
export interface FieldProps {
  readonly control: PlaygroundControl;
  readonly samples: Readonly<Record<string, PlaygroundElement>>;
  readonly module: PlaygroundModule;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly t: Translate;
}

/** Letters that are side by side in the narrowest place. */
const maxSegmentLetters = 30;

const sizes: Readonly<Record<string, string>> = {
  small: "S",
  medium: "M",
  large: "L",
  xs: "XS",
  sm: "SM",
  md: "MD",
  lg: "LG",
  xl: "XL",
};

/** Whether all choices have space beside each other, one of which is always made. */
export function isShort({ choices, default: taken, kind }: PlaygroundControl): boolean {
  if (kind === "sample" || taken === null || choices.length > 5) return false;
  const letters = choices.reduce<number>(
    (sum, one) => sum + shortNameOf(one, choices).length + 2,
    0,
  );
  return letters <= maxSegmentLetters;
}

/** The name of a choice; that of a size is a letter or two where all choices are sizes. */
export function shortNameOf(
  choice: string | number | boolean,
  choices: PlaygroundControl["choices"],
): string {
  const areSizes = choices.every((one) => sizes[String(one)] !== undefined);
  return (areSizes ? sizes[String(choice)] : undefined) ?? String(choice);
}
