import { type ReactNode, useState } from "react";

export default function FoldAway({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <section>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? "Hide the list" : "Show the list"}
      </button>
      <div hidden={!open}>{children}</div>
    </section>
  );
}
