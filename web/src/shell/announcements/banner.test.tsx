// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { t } from "../../testing/shellModel";
import { Banner } from "./Banner";
import { closableBanner, hideClosedBanner } from "./banner.client";

const banner = { html: "It is <b>spring</b>", id: "spring" };

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute("data-banner-closed");
  document.body.innerHTML = renderToStaticMarkup(<Banner banner={banner} t={t} />);
});

test("a banner that a reader closes stays closed until its text is another", () => {
  const button = document.querySelector<HTMLElement>("[data-banner-close]") as HTMLElement;
  expect(button.textContent).toBe("Close announcement");
  closableBanner("spring").parsed?.(button as never);
  button.click();
  const isClosed = (id: string) => {
    hideClosedBanner(document, id);
    return document.documentElement.hasAttribute("data-banner-closed");
  };
  expect(isClosed("spring")).toBe(true);
  expect(isClosed("summer")).toBe(false);
});

test("a banner that stays has no button", () => {
  const html = renderToStaticMarkup(<Banner banner={{ ...banner, id: null }} t={t} />);
  expect(html).toContain("It is <b>spring</b>");
  expect(html).not.toContain("<button");
});
