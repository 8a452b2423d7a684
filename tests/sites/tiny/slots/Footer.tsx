import type { SlotProps } from "showfloor";
import "./Footer.css";

export default function Footer({ site, t }: SlotProps) {
  return (
    <div className="forest-footer">
      <p dir="auto">{site.title} grows in the forest.</p>
      <a href="/about/">About</a>
      <a href="/third-party-notices/">{t("notices.link")}</a>
    </div>
  );
}
