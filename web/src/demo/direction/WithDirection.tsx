import { type ReactNode, use } from "react";
import { type DemoProvider, PageDirection } from "../provider";

interface WithDirectionProps {
  readonly Provider: DemoProvider;
  readonly children: ReactNode;
}

/** Gives a provider the direction in which it is drawn. */
export function WithDirection({ Provider, children }: WithDirectionProps) {
  return <Provider direction={use(PageDirection)}>{children}</Provider>;
}
