// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { startLateFonts } from "./lateFonts.client";

const font =
  '<link rel="preload" href="/leaf.woff2" media="(min-width: 40rem)" data-late ' +
  'data-face="Leaf" data-weight="400 700" data-display="swap">';

let declared: [string, string, string | undefined, string | undefined][] = [];

beforeEach(() => {
  vi.useFakeTimers();
  declared = [];
  localStorage.clear();
  const add = ([...face]: (typeof declared)[number]) => void declared.push(face);
  Object.assign(document, { fonts: { add } });
  const FontFace = vi.fn(function (...[name, file, { weight, display }]: FaceArguments) {
    return [name, file, weight, display];
  });
  vi.stubGlobal("FontFace", FontFace);
});

type FaceArguments = [string, string, FontFaceDescriptors];

function open({ roomy }: { roomy: boolean }): HTMLLinkElement | null {
  vi.stubGlobal("matchMedia", () => ({ matches: roomy }));
  document.head.innerHTML = font;
  startLateFonts(document);
  return document.querySelector("link");
}

/** Lets time pass after the page has been loaded. */
function afterLoading(milliseconds: number): void {
  dispatchEvent(new Event("load"));
  vi.advanceTimersByTime(milliseconds);
}

const leaf = ["Leaf", `url(${location.origin}/leaf.woff2)`, "400 700", "swap"];

test("section 1: in a wide window fonts are declared before the first paint", () => {
  open({ roomy: true });
  expect(declared).toEqual([leaf]);
});

test("section 1: in a narrow one they wait for a reader's second page", () => {
  const link = open({ roomy: false });
  expect(declared).toEqual([]);
  afterLoading(999);
  expect(link).toMatchObject({ rel: "preload", media: "(min-width: 40rem)" });
  vi.advanceTimersByTime(1);
  expect(link).toMatchObject({ rel: "prefetch", media: "all" });
  expect(declared).toEqual([]);

  open({ roomy: false });
  expect(declared).toEqual([leaf]);
});

test("section 1: a font of rare letters is declared with the others, and fetched by nobody", () => {
  const rare = font.replace('media="', 'media="not all" data-rare="');
  for (const roomy of [false, true]) {
    vi.stubGlobal("matchMedia", (media: string) => ({ matches: roomy && media !== "not all" }));
    document.head.innerHTML = rare;
    startLateFonts(document);
    afterLoading(1000);
    expect(document.querySelector("link")).toMatchObject({ rel: "preload", media: "not all" });
    expect(declared).toEqual(roomy ? [leaf] : []);
    localStorage.clear();
  }
});

test("section 7: style sheets of fonts are put to use when the page has been loaded", () => {
  document.head.innerHTML = '<link rel="stylesheet" disabled data-late><link disabled>';
  const [late, other] = document.querySelectorAll("link");
  startLateFonts(document);
  const areDisabled = () => [late, other].map((link) => link?.hasAttribute("disabled"));
  expect(areDisabled()).toEqual([true, true]);
  afterLoading(0);
  expect(areDisabled()).toEqual([false, true]);
  expect(late?.rel).toBe("stylesheet");
  expect(declared).toEqual([]);
});
