import { expect, test } from "vitest";
import { namesBySource, packageOf } from "./imports";

test("the names that a demo uses, by package or file", () => {
  const source = `'use client';
// A tree.
import type {} from 'oak/more';
import * as React from 'react';
import Tree from '@oak/tree/Tree';
import {
  Leaf,
  type LeafProps,
  grow as growLeaf,
} from '@oak/tree/Leaf';
import type { Bark } from 'bark';
import { seeds } from './seeds';
import './leaf.css';
const code = \`
import Leaf from 'leaf';
\`;
`;
  expect([...namesBySource(source)]).toEqual([
    ["react", ["React"]],
    ["@oak/tree", ["Tree", "Leaf", "growLeaf"]],
    ["./seeds", ["seeds"]],
  ]);
});

test("the package of a module", () => {
  const modules = ["@oak/bark/Leaf", "@oak/bark", "acorn/leaf", "acorn"];
  expect(modules.map(packageOf)).toEqual(["@oak/bark", "@oak/bark", "acorn", "acorn"]);
});
