import { Fragment } from "react";
import { breakable } from "./breakable";

/** A name in code whose lines may break between its words. */
export function BreakableName({ name }: { readonly name: string }) {
  return breakable(name).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
