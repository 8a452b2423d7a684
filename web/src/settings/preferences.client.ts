import { type PreferenceOptions, createPreference } from "./preference.client";
import { cookieStore, localStore, sessionStore } from "../browser/stores.client";
import type { CodeVariant } from "./demoAddress.client";
import { stylings } from "./stylings";
import { stageFamily } from "../browser/markup";
import {
  codeVariantChoice,
  codeStylingChoice,
  apiDensityChoice,
  wideContentsChoice,
  singleKeysChoice,
} from "./markup";
import { interfaceStage, menuKind } from "../ui/markup";

/** Where demos are, and controls inside an article. */
export const stages = `[${stageFamily}], [${interfaceStage}]`;

/** Gives a stage the direction that the reader chose; the text around it has its language's. */
export function setStageDirection(stage: HTMLElement): void {
  stage.dir = document.documentElement.dir;
}

/** Gives all stages of a part of a page that direction. */
export function setStageDirections(part: ParentNode): void {
  part.querySelectorAll<HTMLElement>(stages).forEach(setStageDirection);
}

export type Direction = "ltr" | "rtl";

/** Key of the menu that was open when the page was loaded again for a preference. */
export const reopenKey = "reopen";

export const directionOptions: PreferenceOptions<Direction> = {
  name: "direction",
  attribute: "dir",
  values: ["ltr", "rtl"],
  store: localStore,
  show() {
    setStageDirections(document);
  },
  // Demos are drawn in one direction.
  reload() {
    const isChosenHere = document.querySelector(`[${menuKind}=settings][open]`) !== null;
    if (isChosenHere) sessionStore.write(reopenKey, "settings");
    location.reload();
  },
};

/** Text direction of the shell and of demos; what is written keeps that of its language. */
export const direction = /* @__PURE__ */ createPreference(directionOptions);

export const codeVariantOptions: PreferenceOptions<CodeVariant> = {
  name: "codeVariant",
  attribute: codeVariantChoice,
  values: ["ts", "js"],
  store: cookieStore,
  fromAddress: ({ variant }) => variant,
};

/** Whether demos show TypeScript or JavaScript. */
export const codeVariant = /* @__PURE__ */ createPreference(codeVariantOptions);

export const codeStylingOptions: PreferenceOptions<string> = {
  name: "codeStyling",
  attribute: codeStylingChoice,
  values: stylings,
  store: cookieStore,
  fromAddress: ({ styling }) => styling,
};

/** The styling in which demos that have several are shown. */
export const codeStyling = /* @__PURE__ */ createPreference(codeStylingOptions);

export type ApiDensity = "comfortable" | "compact";

export const apiDensityOptions: PreferenceOptions<ApiDensity> = {
  name: "apiDensity",
  attribute: apiDensityChoice,
  values: ["comfortable", "compact"],
  store: localStore,
};

/** How dense the rows of the API reference are. */
export const apiDensity = /* @__PURE__ */ createPreference(apiDensityOptions);

export type WideContents = "folded" | "beside";

export const wideContentsOptions: PreferenceOptions<WideContents> = {
  name: "wideContents",
  attribute: wideContentsChoice,
  values: ["folded", "beside"],
  store: localStore,
};

/** Where a wide page has its contents on a screen that has no space left beside it. */
export const wideContents = /* @__PURE__ */ createPreference(wideContentsOptions);

export type SingleKeys = "on" | "off";

export const singleKeysOptions: PreferenceOptions<SingleKeys> = {
  name: "singleKeys",
  attribute: singleKeysChoice,
  values: ["on", "off"],
  store: localStore,
};

/**
 * Whether a single key without Ctrl or Alt does something. Readers who speak to their computer, or
 * whose hands hit keys beside the ones they mean, switch that off.
 */
export const singleKeys = /* @__PURE__ */ createPreference(singleKeysOptions);
