import { expect, test } from "vitest";
import { needsTailwind } from "./tailwindWhenNeeded.ts";

test.each([
  [`@import "tailwindcss";`, true],
  [`.leaf{@apply p-4}`, true],
  [`.leaf { color: theme(colors.green) }`, true],
  [`.leaf { margin: --spacing(4) }`, true],
  [`/* one */@plugin "x";`, true],
  [`@media (width > 1px) { .leaf { color: var(--leaf) } }`, false],
  [`@font-face { src: url("@wood/leaf.woff2") }`, false],
  [`.leaf { composes: bark from "@wood/bark.css" }`, false],
])("%j needs Tailwind: %s", (css, needs) => expect(needsTailwind(css)).toBe(needs));
