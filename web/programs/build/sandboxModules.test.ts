import { expect, test } from "vitest";
import { sandboxIds, sandboxModules } from "./sandboxModules.ts";

test("a family offers what it documents and what its demos use beside", () => {
  const oak = { provider: "/forest/oak.tsx", packages: ["kit"], others: ["dayjs"], imports: [] };
  const manifest = { families: { oak }, styles: [] } as unknown as Parameters<
    typeof sandboxModules
  >[0];
  const plan = { families: ["oak"], specifiers: {} };
  const { load } = sandboxModules(manifest, plan, "/web");
  const handler = (load as { handler: (id: string) => string }).handler;
  const offered = handler(`\0${sandboxIds.family("oak")}`).matchAll(/^ {2}"([^"]+)": \(\)/gm);
  expect(Array.from(offered, ([, name]) => name)).toEqual(["react", "react-dom", "dayjs", "kit"]);
});
