// @vitest-environment jsdom
import { createElement } from "react";
import { expect, test } from "vitest";
import { renderMarkup } from "../testing/markup";
import { contents } from "../testing/page";
import { page, t } from "../testing/shellModel";
import { Feedback } from "./Feedback";
import { startRemarks } from "./remarks.client";

test("a remark names the section that is being read", () => {
  document.body.innerHTML = renderMarkup(
    contents("Leaves & twigs"),
    createElement(Feedback, { form: "/new?section={section}", page: page(), t }),
  );
  document.querySelector("[data-contents] a")?.setAttribute("aria-current", "location");
  const feedback = document.querySelector("[data-feedback]") as HTMLElement;
  const link = feedback.querySelector("a");
  startRemarks(feedback);
  link?.dispatchEvent(new Event("focusin", { bubbles: true }));
  expect(link?.getAttribute("href")).toBe("/new?section=Leaves%20%26%20twigs");

  document.querySelector("[data-contents] a")?.removeAttribute("aria-current");
  link?.dispatchEvent(new Event("pointerover", { bubbles: true }));
  expect(link?.getAttribute("href")).toBe("/new?section=");
});
