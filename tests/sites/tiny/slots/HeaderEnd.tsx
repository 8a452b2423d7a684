import type { ReactNode } from "react";
import "./HeaderEnd.css";

interface HeaderEndProps {
  readonly page: { readonly family: string | null };
  readonly island: (name: string, props: Readonly<Record<string, unknown>>) => ReactNode;
}

export default function HeaderEnd({ page, island }: HeaderEndProps) {
  return page.family === null ? null : island("Season", { first: 0 });
}
