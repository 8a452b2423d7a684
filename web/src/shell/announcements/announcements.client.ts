import { readableDate } from "../../model/readableDate";
import type { Announcement } from "../../model/settings";
import type { Translate } from "../../model/messages";
import { lastRead, remember } from "./readNews.client";
import { element } from "../../ui/element.client";
import { unreadNews } from "../markup";
import { newestNews } from "../../ui/markup";

/** Fills a panel with announcements, the newest first; unread ones are marked. */
export function fillAnnouncements(
  panel: Element,
  bell: HTMLDetailsElement,
  announcements: readonly Announcement[],
  t: Translate,
): void {
  const read = announcements.findIndex(({ id }) => id === lastRead());
  const fresh = read < 0 ? announcements.length : read;
  const items = announcements.map((one, index) => item(one, index < fresh, t));
  panel.append(element("ul", {}, ...items));
  const see = () => {
    if (!bell.open) return;
    remember(bell.getAttribute(newestNews) ?? "");
    bell.removeAttribute(unreadNews);
  };
  bell.addEventListener("toggle", see);
  see();
}

function item({ day, title, text, href }: Announcement, fresh: boolean, t: Translate): HTMLElement {
  const name = element("span", { class: "s-news-title" }, title);
  if (fresh) name.append(" ", element("span", { class: "s-badge" }, t("badge.new")));
  const language = document.documentElement.lang || "en";
  const when = element("time", { datetime: day }, readableDate(day, language));
  return element("li", {}, element("a", { class: "s-news", href }, name, text, when));
}
