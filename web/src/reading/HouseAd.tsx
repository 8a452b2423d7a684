import { analytics } from "../model/analytics";
import type { HouseAd as Ad } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { Badge } from "../ui/Badge";

/** An ad of the site for itself; it looks like a callout and is labeled as an ad. */
export function HouseAd({ ad, t }: { readonly ad: Ad; readonly t: Translate }) {
  return (
    <section className="s-callout" aria-label={t("ad.label")}>
      <div className="s-callout-body">
        <p className="s-callout-title s-prose">
          <a
            href={ad.href}
            {...analytics({ eventCategory: "ad", eventAction: "open", name: ad.name })}
          >
            {ad.title}
          </a>{" "}
          <Badge>{t("ad")}</Badge>
        </p>
        <p>{ad.text}</p>
      </div>
    </section>
  );
}
