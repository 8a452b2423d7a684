import { chunk } from "../../browser/chunk.client";
import { resetEvent } from "../reset.client";
import type { ToolName } from "../ToolsTemplate";
import { copyBeside, copyText } from "../../ui/copy.client";
import { pageLanguage } from "../../ui/pageLanguage.client";
import { noteOf, noteTimes, announce } from "../../ui/announce.client";
import { codeLink, demoLink, pageAddress } from "./demoLinks.client";
import { usesTailwind } from "../../settings/stylings";
import type { ProjectOptions } from "./project";
import { toolsTemplate } from "../readTools.client";
import { copiedCode } from "./copied";
import { fill } from "../../model/fill";
import { shownFiles, shownForm, shownJoined } from "./shown.client";
import type { ClickAction } from "../../model/analytics";
import type { DemoData } from "../../model/page.gen";
import { copyingMessages, copiedOnly, copiedOne, copiedAll } from "../markup";
import { clickActionField } from "../../model/markup";
import { deniedMessage, copiedMessage } from "../../ui/markup";

/** A press on an item of a demo's menu. */
export interface Press {
  readonly demo: HTMLElement;
  /** That opens the menu; what was done is said beside it. */
  readonly button: HTMLElement;
  readonly item: HTMLElement;
  readonly data: () => Promise<DemoData>;
}

/** Rejects when something could not be loaded, and may be tried again. */
export type Action = (press: Press) => Promise<void>;

const sharing = chunk(() => import("../../editor/share.client"));
const stackblitz = chunk(() => import("./stackblitz.client"));
const codesandbox = chunk(() => import("./codesandbox.client"));
const zip = chunk(() => import("./zip.client"));

/** The actions of the items; links need none. */
export const actions: Readonly<Partial<Record<ToolName, Action>>> = {
  copy: ({ button, demo }) => copyFiles(button, demo),
  link: (press) => copyLink(press, demoLink(press.demo)),
  code: (press) => copyLink(press, codeLink(press.demo, shownForm(press.demo))),
  share: (press) =>
    copyLink(
      press,
      sharing.load().then(({ shareAddress }) => shareAddress(press.demo)),
    ),
  reset({ demo }) {
    demo.dispatchEvent(new CustomEvent(resetEvent));
    restartWindow(demo);
    return Promise.resolve();
  },
  focus({ demo }) {
    focusStage(demo);
    return Promise.resolve();
  },
  async stackblitz(press) {
    const [{ openStackBlitz }, options] = await Promise.all([
      stackblitz.load(),
      projectOptions(press),
    ]);
    openStackBlitz(document, options);
  },
  async codesandbox(press) {
    const [{ openCodeSandbox }, options] = await Promise.all([
      codesandbox.load(),
      projectOptions(press),
    ]);
    openCodeSandbox(document, options);
  },
  async zip(press) {
    const [{ downloadZip }, options] = await Promise.all([zip.load(), projectOptions(press)]);
    downloadZip(document, options);
  },
};

const copiedMessages = { only: copiedOnly, one: copiedOne, all: copiedAll };

/** Says what was copied: a reader sees the files of a demo one at a time. */
async function copyFiles(button: HTMLElement, demo: HTMLElement): Promise<void> {
  const words = toolsTemplate(button.ownerDocument).querySelector<HTMLElement>(
    `[${copyingMessages}]`,
  );
  const files = shownFiles(demo);
  const { as, text } = copiedCode(files, shownJoined(demo));
  const names = files.map(({ name }) => name).slice(as === "one" ? 1 : 0);
  const values = { count: files.length, files: names.join(", ") };
  const said = {
    copied: fill(words?.getAttribute(copiedMessages[as]) ?? "", values, pageLanguage()),
    denied: words?.getAttribute(deniedMessage) ?? "",
    time: as === "only" ? noteTimes.done : noteTimes.names,
  };
  try {
    await copyBeside(button, () => text, said);
  } catch (error) {
    reportError(error);
  }
}

/** Where the browser refuses the clipboard, the link is there to be copied by hand. */
async function copyLink({ button, item }: Press, link: string | Promise<string>): Promise<void> {
  const note = noteOf(button);
  try {
    await copyText(link);
    announce(note, item.getAttribute(copiedMessage) ?? "", noteTimes.done);
  } catch (error) {
    announce(note, byHand(item.getAttribute(deniedMessage) ?? "", await link));
    reportError(error);
  }
}

function byHand(text: string, href: string): DocumentFragment {
  const offer = document.createDocumentFragment();
  const link = Object.assign(document.createElement("a"), { href, textContent: href });
  link.setAttribute(clickActionField, "tool" satisfies ClickAction);
  offer.append(text, " ", link);
  return offer;
}

async function projectOptions({ demo, data }: Press): Promise<ProjectOptions> {
  const form = shownForm(demo);
  return {
    data: await data(),
    form,
    tailwind: usesTailwind(form.styling),
    files: shownFiles(demo),
    address: pageAddress(location),
  };
}

/**
 * Puts the focus just before the first control of a demo, so that the next press of the tab key
 * shows what a reader with a keyboard meets first.
 */
export function focusStage(demo: HTMLElement): void {
  const stage = demo.querySelector<HTMLElement>(".demo-stage");
  if (stage === null) return;
  stage.tabIndex = -1;
  // Otherwise every press beside a control would put the focus there.
  stage.addEventListener("blur", () => stage.removeAttribute("tabindex"), { once: true });
  stage.focus();
}

/**
 * Reloads the document of a framed demo, so that it is scrolled as at first too. A
 * new frame leaves no trace in the history of the window.
 */
function restartWindow(demo: HTMLElement): void {
  const frame = demo.querySelector(".demo-window:not(.demo-sandbox)");
  frame?.replaceWith(frame.cloneNode());
}
