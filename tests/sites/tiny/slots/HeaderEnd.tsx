import type { SlotProps } from "showfloor";
import "./HeaderEnd.css";

export default function HeaderEnd({ page, island }: SlotProps) {
  return page.family === null ? null : island("Season", { first: 0 });
}
