import { familyName } from "../readTools.client";
import { fill } from "../../model/fill";
import type { DemoData } from "../../model/page.gen";
import { factsOf } from "./demoFacts";
import { shownFiles, shownForm } from "./shown.client";

/** Says in an open menu what is known of its demo. Without data nothing is said. */
export async function showFacts(
  menu: Element,
  demo: HTMLElement,
  data: () => Promise<DemoData>,
): Promise<void> {
  const known = await data();
  const box = menu.querySelector<HTMLElement>(".demo-facts");
  const facts = factsOf({
    data: known,
    form: shownForm(demo),
    files: shownFiles(demo),
    language: document.documentElement.lang,
    family: familyName(document, known.family),
    and: box?.dataset["and"] ?? "",
  });
  for (const line of box?.querySelectorAll<HTMLElement>("[data-fact]") ?? []) {
    const values = facts[line.dataset["fact"] as keyof typeof facts];
    if (values === undefined) {
      line.remove();
      continue;
    }
    line.textContent = fill(line.textContent, values);
    line.hidden = false;
  }
}
