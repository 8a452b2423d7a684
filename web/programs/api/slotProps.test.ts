import { expect, test } from "vitest";
import { describeKit, makeProject, openKit } from "./testing/kit.ts";

const files = {
  "slots.d.ts": `
import * as React from "react";
export interface Theme { dark: boolean }
export type Common = { component?: React.ElementType; sx?: Theme };
export type Given<C extends React.ElementType, O, S> =
  | (Partial<React.ComponentPropsWithRef<C>> & O)
  | ((ownerState: S) => Partial<React.ComponentPropsWithRef<C>> & O);
export type Styled<C extends React.ElementType, O, S> = Given<C, Common & O, S>;
export type Colorless<C extends React.ElementType, S> =
  | Omit<React.ComponentPropsWithRef<C>, "color">
  | ((ownerState: S) => Omit<React.ComponentPropsWithRef<C>, "color">);
export type Flipped<C extends React.ElementType> =
  | { [K in keyof React.ComponentPropsWithRef<C>]?: string }
  | (() => { [K in keyof React.ComponentPropsWithRef<C>]?: string });
`,
  "index.d.ts": `
import * as React from "react";
import { Colorless, Flipped, Given, Styled } from "./slots";
export interface BarkProps { rough?: boolean; className?: string }
export interface MossProps { wet?: boolean }
export interface FernProps { tall?: boolean }
export interface BudOverrides {}
export declare const Bark: React.FC<BarkProps>;
export interface NutOwnerState extends NutProps { open: boolean; ref?: React.Ref<unknown> }
export interface ShellOwnerState extends Omit<NutProps, "slotProps"> {}
export interface OtherOwnerState { size?: string; open: boolean }
export interface NutProps {
  size?: number;
  color?: string;
  hue?: string;
  /** @deprecated Use hue. */
  shade?: string;
  weight?: number;
  slotProps?: {
    /** On the root. */
    root?: Styled<React.ElementType<BarkProps>, BudOverrides, NutOwnerState>;
    heading?: Styled<"h3", {}, ShellOwnerState>;
    moving?: Given<React.ElementType, MossProps & BudOverrides, OtherOwnerState>;
    bark?: Given<typeof Bark, {}, NutOwnerState>;
    plain?: Colorless<"button", NutOwnerState>;
    flipped?: Flipped<"i">;
    fern?: FernProps & BudOverrides;
  };
}
export declare const Nut: React.FC<NutProps>;
interface CommonPineProps { tall?: boolean }
export type PineProps =
  | (CommonPineProps & { form: "low"; slotProps?: { cone?: Styled<React.ElementType<BarkProps>, {}, MossProps> } })
  | (CommonPineProps & { form: "high"; slotProps?: { cone?: Styled<React.ElementType<FernProps>, {}, MossProps> } });
export declare const Pine: React.FC<PineProps>;
export interface ElmTypeMap<C extends React.ElementType> { props: BarkProps; component: C }
type ElmOf<M extends { props: {}; component: React.ElementType }, C extends React.ElementType> =
  M["props"] & Omit<React.ComponentPropsWithRef<C>, keyof M["props"]> & { className?: string };
export type ElmProps<C extends React.ElementType> = ElmOf<ElmTypeMap<C>, C>;
export declare const Elm: <C extends React.ElementType = "i">(
  props: { slotProps?: { leaf?: Styled<React.ElementType<Partial<ElmProps<C>>>, {}, MossProps> } },
) => null;
export interface OakSlotProps { leaf?: Given<"i", {}, MossProps> }
export declare const Oak: React.FC<{ slotProps?: OakSlotProps }>;
`,
};

const { entries } = describeKit(openKit(makeProject(files), []), ["Nut", "Pine", "Oak", "Elm"]);
function slotPropsOf(name: string) {
  const entry = entries.find((one) => one.name === name);
  return entry?.props?.find((one) => one.name === "slotProps")?.type;
}

function membersOf(name: string, typeName: string) {
  const entry = entries.find((one) => one.name === name);
  const type = entry?.types.find((one) => one.name === typeName);
  return Object.fromEntries(type?.members.map((one) => [one.name, one.type.text]) ?? []);
}

test("what each slot takes is listed, without the helpers that its type is written with", () =>
  expect(membersOf("Nut", "NutProps['slotProps']")).toEqual({
    root: "BarkProps & { className?: string; component?: React.ElementType; sx?: Theme } | ((ownerState: NutOwnerState) => …)",
    heading:
      "React.ComponentProps<'h3'> & { component?: React.ElementType; sx?: Theme } | ((ownerState: ShellOwnerState) => …)",
    moving: "MossProps | ((ownerState: OtherOwnerState) => …)",
    bark: "React.ComponentProps<typeof Bark> & { className?: string } | ((ownerState: NutOwnerState) => …)",
    plain: "Omit<React.ComponentProps<'button'>, 'color'> | ((ownerState: NutOwnerState) => …)",
    flipped: "Flipped<'i'>",
    fern: "FernProps",
  }));

test("an object of slots without a name is known by that of its prop, and its text stays", () => {
  expect(slotPropsOf("Nut")).toMatchObject({
    short: "NutProps['slotProps']",
    names: [
      ...["NutProps['slotProps']", "BarkProps", "Theme", "NutOwnerState", "ShellOwnerState"],
      ...["MossProps", "OtherOwnerState", "Flipped", "FernProps"],
    ],
  });
  expect(slotPropsOf("Nut")?.text).toContain(
    "{ root?: Styled<React.ElementType<BarkProps>, BudOverrides, NutOwnerState>;",
  );
  expect(slotPropsOf("Oak")).toMatchObject({ text: "OakSlotProps", names: ["OakSlotProps"] });
  expect(slotPropsOf("Oak")?.short).toBeUndefined();
  expect(membersOf("Oak", "OakSlotProps")).toEqual({
    leaf: "React.ComponentProps<'i'> | ((ownerState: MossProps) => …)",
  });
});

test("helpers are not opened", () => {
  const names = entries.flatMap(({ types }) => types.map(({ name }) => name));
  expect(names).toContain("NutOwnerState");
  expect(names).not.toContain("Styled");
  expect(names).not.toContain("Given");
});

test("a slot of which alternatives take different props takes any of them", () =>
  expect(membersOf("Pine", "PineProps['slotProps']")).toEqual({
    cone: "(BarkProps | FernProps) & { className?: string; component?: React.ElementType; sx?: Theme } | ((ownerState: MossProps) => …)",
  }));

test("a common prop of props with a parameter has its declared type", () =>
  expect(membersOf("Elm", "ElmProps['slotProps']")).toEqual({
    leaf: "ElmProps<C> & { className?: string; component?: React.ElementType; sx?: Theme } | ((ownerState: MossProps) => …)",
  }));

test("a type that repeats the props of the entry names them together", () => {
  const types = entries.find(({ name }) => name === "Nut")?.types ?? [];
  const texts = new Map(types.map((one) => [one.name, [one.text, one.members.length]]));
  expect(texts.get("NutOwnerState")).toEqual(["NutProps & { open: boolean }", 0]);
  expect(texts.get("ShellOwnerState")).toEqual(["Omit<NutProps, 'slotProps'>", 0]);
  expect(texts.get("OtherOwnerState")).toEqual(["", 2]);
});
