// @vitest-environment jsdom
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { Plain } from "../demo/provider";
import type { PlaygroundBlock } from "../model/page.gen";
import { block, control, element } from "../testing/playgroundBlock";
import type { PlaygroundModule, Part } from "./playgroundModule";
import { Playground } from "./Playground";

const Leaf: Part = ({ children, age, defaultOpen = false, icon = null }) => {
  if (age === 13) throw new Error("Leaves do not grow so old.");
  return (
    <details open={defaultOpen === true}>
      {icon as string | null}
      {children}
    </details>
  );
};

const Vein: Part = ({ children }) => <em>{children}</em>;

/** The playground as it is drawn, with other parts in place of these. */
function playground(shown: PlaygroundBlock = block(), parts: PlaygroundModule["parts"] = {}) {
  const module = { Provider: Plain, parts: { Leaf, Vein, ...parts } };
  return <Playground block={shown} messages={{}} module={module} />;
}

function draw(...shown: Parameters<typeof playground>) {
  const element = document.body.appendChild(document.createElement("div"));
  act(() => createRoot(element).render(playground(...shown)));
  return element;
}

function stage(): string {
  return document.querySelector("[data-stage]")?.textContent ?? "";
}

function write(label: string, value: string): void {
  const field = [...document.querySelectorAll("label")].find((one) => one.textContent === label);
  const input = document.getElementById(field?.htmlFor ?? "") as HTMLInputElement;
  // It is called with the field.
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  act(() => {
    set?.call(input, value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
});

test("the stage has the direction of the page", () => {
  document.documentElement.dir = "rtl";
  draw();
  document.documentElement.dir = "ltr";
  expect(document.querySelector<HTMLElement>("[data-stage]")?.dir).toBe("rtl");
});

test("a value that is imported is called with its arguments", () => {
  const doubled = (age: number) => age * 2;
  const Old: Part = ({ age }) => <b>{String(age)}</b>;
  const shown = block({
    controls: [control({ prop: "tone" })],
    values: { age: { of: "doubled", arguments: ["21"] } },
  });
  const parts = { Leaf: Old, doubled: doubled as unknown as Part };
  expect(renderToString(playground(shown, parts))).toContain("<b>42</b>");
});

test("markup never depends on the address", () => {
  history.replaceState(null, "", "/?children=Red");
  expect(renderToString(playground())).toContain("Green");
  draw();
  expect(stage()).toBe("Red");
});

/** The height and overflow of the code, which is 120 px high as the page came. */
function drawCode(query: string): () => readonly (string | undefined)[] {
  history.replaceState(null, "", `/${query}`);
  const measure = vi
    .spyOn(HTMLElement.prototype, "getBoundingClientRect")
    .mockReturnValue(new DOMRect(0, 0, 300, 120));
  draw();
  measure.mockRestore();
  return () => {
    const style = document.querySelector<HTMLElement>(".playground-code")?.style;
    return [style?.blockSize, style?.overflow];
  };
}

test("what an address restores moves nothing below the code until a reader changes something", () => {
  const code = drawCode("?children=Red");
  expect(code()).toEqual(["120px", "auto"]);
  write("children", "Yellow");
  expect(code()).toEqual(["", ""]);
});

test("code that no address has changed takes the room that it needs", () => {
  const code = drawCode("");
  expect(code()).toEqual(["", ""]);
  write("children", "Yellow");
  expect(code()).toEqual(["", ""]);
});

test("a change reaches the component, the code and the address", () => {
  draw();
  write("children", "Yellow");
  expect(stage()).toBe("Yellow");
  expect(document.querySelector("[data-copy-source]")?.textContent).toContain(">Yellow</");
  expect(location.search).toBe("?children=Yellow");
});

test("what throws says so, and the next change tries again, as does a reset", () => {
  draw();
  write("age", "13");
  expect(stage()).toContain("Leaves do not grow so old.");
  write("age", "12");
  expect(stage()).toBe("Green");
  write("age", "13");
  act(() => document.querySelector<HTMLElement>("[data-stage] button")?.click());
  expect([stage(), location.search]).toEqual(["Green", ""]);
});

test("a number out of all proportion is not taken", () => {
  draw();
  write("age", "100000");
  expect(location.search).toBe("");
});

test("what only begins with a value starts anew with it", () => {
  const open = control({ prop: "defaultOpen", kind: "boolean", default: false, initial: false });
  const element = draw(block({ controls: [open] }));
  const before = element.querySelector("details");
  act(() => element.querySelector<HTMLElement>("input[type=checkbox]")?.click());
  expect(element.querySelector("details")).not.toBe(before);
  expect(element.querySelector("details")?.open).toBe(true);
});

test("a button shows what is not there from the beginning, and what it holds closes it", () => {
  const button = element({ component: "button", children: ["Show"] });
  const calls = { press: "onClick", opens: null, closes: "onClose", anchor: null };
  const opener = { prop: "defaultOpen", button, ...calls };
  const leave = element({ component: "b", children: ["Leave"], closes: "onClick" });
  const drawn = draw(block({ controls: [], opener, children: [leave] }));
  const isOpen = () => drawn.querySelector("details")?.open;
  const press = (selector: string) =>
    act(() => drawn.querySelector<HTMLElement>(`[data-stage] ${selector}`)?.click());
  expect(isOpen()).toBe(false);
  press("button");
  expect(isOpen()).toBe(true);
  press("b");
  expect(isOpen()).toBe(false);
});

test("a prop that is a function draws its element with what it is called with", () => {
  const Tree: Part = ({ draw }) => (draw as (given: object) => ReactNode)({ title: "Oak" });
  const renders = { draw: element({ component: "i", children: ["A tree"] }) };
  const html = renderToString(playground(block({ controls: [], renders }), { Leaf: Tree }));
  expect(html).toContain('<i title="Oak">A tree</i>');
});

test("a playground that is edited says so, and begins anew", () => {
  const drawn = draw();
  const badge = () => drawn.querySelector(".s-edited")?.textContent;
  expect(badge()).toBeUndefined();
  write("children", "Yellow");
  expect(badge()).toContain("playground.edited");
  act(() => drawn.querySelector<HTMLElement>(".s-edited button")?.click());
  expect([stage(), badge(), location.search]).toEqual(["Green", undefined, ""]);
  expect(document.activeElement?.className).toBe("playground-controls");
});

test("choices are colors, sizes and icons, each with its name", () => {
  const choices = ["small", "large"];
  const controls = [
    control({ prop: "size", kind: "choice", choices, default: "small", initial: "small" }),
    control({ prop: "tone", kind: "choice", choices, swatches: ["red", "green"] }),
    control({ prop: "icon", kind: "icon", choices: ["Vein"] }),
  ];
  const samples = { Vein: element({ component: "Vein", children: ["I"] }) };
  const drawn = draw(block({ controls, samples }));
  const fields = [...drawn.querySelectorAll("fieldset")];
  const namesIn = (field: Element) =>
    Array.from(field.querySelectorAll("input"), (input) => input.getAttribute("aria-label"));
  const unset = "playground.unset";
  const names = [choices, [unset, ...choices], [unset, "Vein"]];
  expect(fields.map(namesIn)).toEqual(names);
  expect(fields[0]?.querySelector(".s-segments")?.textContent).toBe("SL");
  expect(fields[1]?.querySelectorAll(".playground-swatch")).toHaveLength(2);
  expect(fields[2]?.querySelector("em")?.textContent).toBe("I");
});

test("all props open below the ones that show at once", () => {
  const controls = [
    control({ prop: "age" }),
    control({ prop: "title", more: true, group: "Text" }),
  ];
  const drawn = draw(block({ controls }));
  const panel = () => drawn.querySelector(".playground-all")?.hasAttribute("hidden");
  expect(panel()).toBe(true);
  act(() => drawn.querySelector<HTMLElement>(".playground-more")?.click());
  expect(panel()).toBe(false);
  expect(drawn.querySelector(".playground-group-title")?.textContent).toBe("Text");
});

test.each([
  [true, [null, "b"]],
  [false, ["b"]],
])("a value that is kept follows the stage (after an event: %s)", (event, given) => {
  const Twig: Part = ({ value, onPick }) => (
    <button type="button" onClick={() => (onPick as (...args: unknown[]) => void)(...given)}>
      {value as string}
    </button>
  );
  const state = { prop: "value", change: "onPick", event, initial: '"a"' };
  draw(block({ controls: [], state }), { Leaf: Twig });
  expect(stage()).toBe("a");
  act(() => document.querySelector<HTMLElement>("[data-stage] button")?.click());
  expect(stage()).toBe("b");
});

test("elements of the family's file are drawn", () => {
  const vein = element({ component: "Vein", children: ["Thick"] });
  draw(block({ controls: [], children: [vein, " and ", { ...vein, component: "b" }] }));
  expect(document.querySelector("details")?.innerHTML).toBe("<em>Thick</em> and <b>Thick</b>");
});
