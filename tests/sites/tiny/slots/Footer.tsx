import "./Footer.css";

interface FooterProps {
  readonly site: { readonly title: string };
  readonly t: (key: string) => string;
}

export default function Footer({ site, t }: FooterProps) {
  return (
    <div className="forest-footer">
      <p dir="auto">{site.title} grows in the forest.</p>
      <a href="/about/">About</a>
      <a href="/third-party-notices/">{t("notices.link")}</a>
    </div>
  );
}
