// @vitest-environment jsdom
import { createElement } from "react";
import { beforeEach, expect, test } from "vitest";
import { lastRead, markUnread, remember } from "./readNews.client";
import { renderMarkup } from "../../testing/markup";
import { t } from "../../testing/shellModel";
import { fillAnnouncements } from "./announcements.client";
import { Bell } from "../header/Header";

const item = { day: "2026-01-01", text: "They grow.", href: "/" };
const news = ["leaves", "twigs", "roots"].map((id) => ({ id, title: id, ...item }));

function open(): HTMLDetailsElement {
  document.body.innerHTML = renderMarkup(createElement(Bell, { newest: "leaves", t }));
  const bell = document.querySelector("details") as HTMLDetailsElement;
  bell.open = true;
  markUnread(bell);
  return bell;
}

function fill(bell: HTMLDetailsElement): readonly boolean[] {
  fillAnnouncements(bell.querySelector(".s-menu-panel") as Element, bell, news, t);
  return [...bell.querySelectorAll("li")].map((item) => item.querySelector(".s-badge") !== null);
}

beforeEach(() => localStorage.clear());

test("a first visitor has all news before them, and none after", () => {
  const bell = open();
  expect(bell.dataset["unread"]).toBe("");
  expect(fill(bell)).toEqual([true, true, true]);
  expect(bell.dataset["unread"]).toBeUndefined();
  expect(lastRead()).toBe("leaves");
  expect(fill(open())).toEqual([false, false, false]);
});

test("what came since the last time is new, and its day is readable", () => {
  remember("twigs");
  const bell = open();
  expect(fill(bell)).toEqual([true, false, false]);
  const time = bell.querySelector("time");
  expect([time?.dateTime, time?.textContent]).toEqual(["2026-01-01", "January 1, 2026"]);
});

test("news count as read when they are shown, not when they are fetched", () => {
  const bell = open();
  bell.open = false;
  fill(bell);
  expect(bell.dataset["unread"]).toBe("");
  bell.open = true;
  bell.dispatchEvent(new Event("toggle"));
  expect(bell.dataset["unread"]).toBeUndefined();
});
