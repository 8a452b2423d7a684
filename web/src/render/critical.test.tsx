import type { StylisPlugin } from "@emotion/cache";
import { Global } from "@emotion/react";
import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { Direction } from "../settings/preferences.client";
import { renderBothDirections } from "./bothDirections";
import { PageStyles } from "./critical";
import { EmptyStyle } from "./CriticalLink";

const Leaf = styled.p({ color: "green" });
const Stem = styled.p({ marginLeft: 8, textAlign: "right" });

/** A family brings a plugin of its own; this one knows the names of two sides. */
const mirrorSides: StylisPlugin = (element) => {
  if (element.type !== "decl") return;
  element.return = element.value.replace(/left|right/g, (side) =>
    side === "left" ? "right" : "left",
  );
};

const plugins = [mirrorSides];

const noMarks = { light: [], dark: [] };

function nodeFor(what: (direction: Direction) => ReactNode, styles = new PageStyles(noMarks)) {
  const content = { nodeFor: what, render: renderToString, prefix: "Leaf-", plugins };
  return { styles, drawn: renderBothDirections(content, styles) };
}

test("a page without styled demos needs no file", () => {
  const { styles } = nodeFor(() => <p />);
  expect(styles.write().critical).toBeNull();
  expect(styles.write().files).toEqual({});
});

test("styles are gathered once and stay out of the markup", () => {
  const { styles, drawn } = nodeFor(() => (
    <>
      <Leaf />
      <Leaf />
      <Global styles={{ body: { margin: 0 } }} />
    </>
  ));
  const { critical, files } = styles.write();
  expect(drawn.html).not.toContain("<style");
  expect(files[critical?.href ?? ""]).toMatch(/^\.css-\w+\{color:green;\}$/);
  expect(critical?.names).toHaveLength(2);
  expect(drawn.html).toContain(`css-${critical?.names[0] ?? "?"}`);
});

test("global styles stay where demos are drawn, but for a demo in a document of its own", () => {
  const draw = () => (
    <>
      <Leaf />
      <Global styles={{ body: { margin: 0, color: "red" }, ".leaf": { margin: 0 } }} />
    </>
  );
  const css = (styles: PageStyles) => Object.values(nodeFor(draw, styles).styles.write().files)[0];
  const page = css(new PageStyles(noMarks)) ?? "";
  expect(page).toContain("@layer s-base{body :where([data-stage], ");
  expect(page).toContain(".leaf{margin:0;}");
  expect(page).not.toContain("body{");
  const alone = css(new PageStyles(noMarks, false));
  expect(alone).toContain("body{margin:0;color:red;}.leaf{margin:0;}");
});

test("the file is named by its content", () => {
  const hrefs = ["green", "green", "red"].map((color) => {
    const Twig = styled.p({ color });
    return nodeFor(() => <Twig />).styles.write().critical?.href;
  });
  expect(hrefs[0]).toMatch(/^\/_assets\/critical-[\w-]{12}\.css$/);
  expect(hrefs[1]).toBe(hrefs[0]);
  expect(hrefs[2]).not.toBe(hrefs[0]);
});

test("the right-to-left file has the same classes with mirrored styles", () => {
  const { styles, drawn } = nodeFor(() => <Stem />);
  const { href = "", names = [] } = styles.write().critical ?? {};
  expect(drawn.rtl).toBeNull();
  expect(styles.write().files).toEqual({
    [href]: `.css-${names.join()}{margin-left:8px;text-align:right;}`,
    [href.replace("css", "rtl.css")]: `.css-${names.join()}{margin-right:8px;text-align:left;}`,
  });
});

test("sheets that are joined stand before the styles of demos, in both directions", () => {
  const { styles } = nodeFor(() => <Stem />);
  styles.join(new Map([["/theme.css", ":root{--leaf:green}"]]));
  const { href = "", names = [] } = styles.write().critical ?? {};
  const start = `:root{--leaf:green}.css-${names.join()}`;
  expect([...styles.write().joined.keys()]).toEqual(["/theme.css"]);
  expect(Object.values(styles.write().files)).toEqual([
    `${start}{margin-left:8px;text-align:right;}`,
    `${start}{margin-right:8px;text-align:left;}`,
  ]);
  expect(href).not.toBe(nodeFor(() => <Stem />).styles.write().critical?.href);
});

test("several sheets are one file, also where no demo has styles, and one stays its own", () => {
  const red = ["/demo.css", "i{color:red}"] as const;
  const alone = new PageStyles(noMarks);
  alone.join(new Map([red]));
  expect([alone.write().joined.size, alone.write().critical]).toEqual([0, null]);
  const styles = new PageStyles(noMarks);
  styles.join(new Map([red, ["/theme.css", "b{color:blue}"]]));
  expect(Object.values(styles.write().files)).toEqual(["i{color:red}\nb{color:blue}"]);
  expect(renderToString(<EmptyStyle critical={styles.write().critical} />)).toBe("");
});

test("markup is kept where right-to-left pages have another, with the styles of both", () => {
  const { styles, drawn } = nodeFor((direction) => (direction === "rtl" ? <Stem /> : <Leaf />));
  expect(drawn.html).toContain("<p");
  expect(drawn.rtl).toMatch(/^<p class="css-\w+"><\/p>$/);
  const { files } = styles.write();
  const rtl = Object.entries(files).find(([path]) => path.endsWith(".rtl.css"));
  expect(rtl?.[1]).toMatch(/color:green;.*margin-right:8px;/);
});

test("styles are written once, and again when a demo has brought more", () => {
  const { styles } = nodeFor(() => <Leaf />);
  const first = styles.write();
  expect(styles.write()).toBe(first);
  // They are the same in both directions.
  expect(first.critical?.mirrored).toBe(false);
  expect(Object.keys(first.files)).toEqual([first.critical?.href]);
  nodeFor(() => <Stem />, styles);
  expect(styles.write().critical?.names).toHaveLength(2);
});
