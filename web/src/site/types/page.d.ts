/** A site has a copy of the types themselves here. */
export type * from "../../model/page.gen";
