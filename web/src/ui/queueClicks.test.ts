// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { queueClicks } from "./queueClicks.client";

function buttons(): readonly HTMLButtonElement[] {
  document.body.innerHTML = "<button class=late><b>A</b></button><button>B</button>";
  return [...document.querySelectorAll("button")];
}

test("what was pressed before its script came is pressed again, in order and once", () => {
  const [late, other] = buttons();
  const again = queueClicks(document, ".late");
  late?.querySelector("b")?.click();
  other?.click();
  late?.click();
  const pressed = vi.fn();
  for (const one of [late, other]) one?.addEventListener("click", () => void pressed(one));
  again();
  expect(pressed.mock.calls).toEqual([[late], [late]]);
  late?.click();
  expect(pressed).toHaveBeenCalledTimes(3);
});
