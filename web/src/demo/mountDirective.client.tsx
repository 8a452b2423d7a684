import type { ComponentType, ReactNode } from "react";
import type { IslandOptions } from "../islands/island.client";
import type { Direction } from "../settings/preferences.client";
import { Content } from "./Content";
import { mountComponent } from "./mountDemo.client";
import type { Mirrored } from "./provider";
import { directiveContent } from "../islands/markup";

type DirectiveComponent = ComponentType<{ direction: Direction; children?: ReactNode }> & Mirrored;

/** Hydrates the component of a directive around the content that the page has. */
export function mountDirective(
  element: HTMLElement,
  Component: DirectiveComponent,
  { props, ...options }: IslandOptions,
): Promise<void> {
  const html = element.querySelector(`[${directiveContent}]`)?.innerHTML;
  const children = html === undefined ? undefined : <Content html={html} />;
  return mountComponent(element, Component, { ...options, props: { ...props, children } });
}
