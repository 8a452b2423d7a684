import { htmlWithBase } from "../../browser/basePath";
import { analytics } from "../../model/analytics";
import type { Translate } from "../../model/messages";
import type { Banner as BannerModel } from "../../model/page.gen";
import { Icon } from "../../ui/Icon";
import { bannerClose } from "../markup";
import { needsScript } from "../../ui/markup";

export interface BannerProps {
  readonly banner: BannerModel;
  readonly t: Translate;
}

/** A line above the header; `banner.client.ts` hides it for readers who have closed it. */
export function Banner({ banner: { html, id }, t }: BannerProps) {
  return (
    <aside
      className="s-banner"
      aria-label={t("announcements.title")}
      {...analytics({ eventCategory: "banner" })}
    >
      <div className="s-banner-row" {...analytics({ eventAction: "open", eventLabel: "{href}" })}>
        <p dir="auto" dangerouslySetInnerHTML={{ __html: htmlWithBase(html) }} />
        {id !== null && (
          <button
            type="button"
            className="s-tool-button"
            {...{ [bannerClose]: "", [needsScript]: "" }}
            {...analytics({ eventAction: "close" })}
          >
            <span className="visually-hidden">{t("banner.close")}</span>
            <Icon name="close" />
          </button>
        )}
      </div>
    </aside>
  );
}
