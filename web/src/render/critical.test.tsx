import { CacheProvider, Global } from "@emotion/react";
import styled from "@emotion/styled";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { createPageCache, criticalStyles } from "./critical";

const Leaf = styled.p({ color: "green" });

test("a page without styled demos needs no file", () => {
  expect(criticalStyles(createPageCache())).toBeNull();
});

test("styles are gathered once and stay out of the markup", () => {
  const cache = createPageCache();
  const html = renderToString(
    <CacheProvider value={cache}>
      <Leaf />
      <Leaf />
      <Global styles={{ body: { margin: 0 } }} />
    </CacheProvider>,
  );
  const critical = criticalStyles(cache);
  expect(html).not.toContain("<style");
  expect(critical?.css).toMatch(/^\.css-\w+\{color:green;\}body\{margin:0;\}$/);
  expect(critical?.names).toHaveLength(2);
  expect(html).toContain(`css-${critical?.names[0] ?? "?"}`);
});

test("the file is named by its content", () => {
  const hrefs = ["green", "green", "red"].map((color) => {
    const cache = createPageCache();
    const Twig = styled.p({ color });
    renderToString(
      <CacheProvider value={cache}>
        <Twig />
      </CacheProvider>,
    );
    return criticalStyles(cache)?.href;
  });
  expect(hrefs[0]).toMatch(/^\/_assets\/critical-[\w-]{12}\.css$/);
  expect(hrefs[1]).toBe(hrefs[0]);
  expect(hrefs[2]).not.toBe(hrefs[0]);
});
