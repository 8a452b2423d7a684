import type { CSSObject } from '@emotion/react';

const query = /\((min|max)-width:\s*([\d.]+)px\)/g;

/** Media queries on the width of the window, asked of the container instead. */
export function onContainer(style: CSSObject): CSSObject {
  return Object.fromEntries(
    Object.entries(style).map(([name, value]) => [
      name.startsWith('@media') ? name.replace('@media', '@container') : name,
      isStyle(value) ? onContainer(value) : value,
    ]),
  );
}

/** The declarations that apply at a width, without those that they replace. */
export function atWidth(style: CSSObject, width: number): CSSObject {
  const found: CSSObject = {};
  for (const [name, value] of Object.entries(style)) {
    if (!isQuery(name)) found[name] = value;
    else if (isStyle(value) && applies(name, width)) Object.assign(found, atWidth(value, width));
  }
  return found;
}

function isQuery(name: string): boolean {
  return name.startsWith('@media') || name.startsWith('@container');
}

function applies(name: string, width: number): boolean {
  return [...name.matchAll(query)].every(([, end, pixels]) =>
    end === 'min' ? width >= Number(pixels) : width <= Number(pixels),
  );
}

function isStyle(value: unknown): value is CSSObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
