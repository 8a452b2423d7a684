// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { startLateFonts } from "./lateFonts.client";

test("section 7: fonts of a page are put to use when it has been loaded", () => {
  document.head.innerHTML = '<link media="print" data-late><link media="print">';
  const [late, other] = document.querySelectorAll("link");
  const state = vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  startLateFonts(document);
  expect(late?.media).toBe("print");
  dispatchEvent(new Event("load"));
  expect(late?.media).toBe("all");
  expect(other?.media).toBe("print");

  state.mockReturnValue("complete");
  if (late) late.media = "print";
  startLateFonts(document);
  expect(late?.media).toBe("all");
});
