import type { Fault } from "../demo/islands";
import type { Page } from "../model/page.gen";
import type { DemoFailure, LivePart } from "./failure";

export type { Fault };

/** A mistake in the sources of a site, as its author reads it. */
export interface PartMistake {
  readonly what: string;
  /** Relative to the site's folder. */
  readonly path: string;
  readonly line: number | null;
  readonly column: number | null;
  /** `{count}` stands for the number of parts that have this mistake. */
  readonly why: string;
  readonly fix: string;
}

/** A part of a page in words, the file that it is written in, and what mostly helps. */
interface Described {
  readonly name: string;
  readonly file: string;
  readonly fix: string;
}

/** Files that are part of one demo or specimen alone. */
const own = /^pages\/|\/specimens\//;

/** Explains why a part of a page cannot be drawn: by its own code, or by code that others share. */
export function partMistake(
  page: Page,
  { demo, part }: Pick<DemoFailure, "demo" | "part">,
  { message, place, why, fix }: Fault,
): PartMistake {
  const described = describe(page, part, demo);
  const [path = "", line, column] = (place ?? described.file).split(":");
  const numbers = { line: numberOf(line), column: numberOf(column) };
  if (place === null || own.test(path)) {
    return {
      what: `${described.name} cannot be rendered: ${message}`,
      path,
      ...numbers,
      why: `${page.sourcePath} shows it, and readers would see nothing in its place`,
      fix: fix ?? described.fix,
    };
  }
  const way = why == null ? "" : `; ${why}`;
  return {
    what: fix === undefined ? `throws: ${message}` : message,
    path,
    ...numbers,
    why: `it keeps {count} of the demos, playgrounds and specimens from being drawn, first ${described.name}${way}`,
    fix: fix ?? "correct this code, or what it is given",
  };
}

function describe(page: Page, part: LivePart, id: string): Described {
  const family = `families/${String(page.family)}`;
  const around = `put what its component needs around it into ${family}/Provider.tsx`;
  if (part === "playground") {
    return {
      name: `the playground of ${id}`,
      file: `${family}/playground.toml`,
      fix: `${around}, or give it props or leave-out under [components.${id}]`,
    };
  }
  if (part === "specimen") {
    const specimen = id.slice(id.lastIndexOf("/") + 1);
    return {
      name: `the specimen ${specimen}`,
      file: `${family}/specimens/${specimen}.tsx`,
      fix: `correct it, or ${around}`,
    };
  }
  const demo = page.demos[id];
  const name = demo?.name ?? id;
  return {
    name: `the demo ${name}`,
    file: demo?.path ?? page.sourcePath,
    fix: 'correct the demo, or write "client" after its name in "::demo" if it needs a browser',
  };
}

function numberOf(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}
