import type { ReactNode } from "react";

/** What a site shows in places of the shell, by the name of the place. */
export type Slots = Readonly<Partial<Record<"Footer" | "HeaderEnd" | "PageEnd", ReactNode>>>;
