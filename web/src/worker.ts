import { Console } from "node:console";
import { readFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { messageOf, withoutColors } from "./demo/errorMessage";
import { createRenderer, type RenderPage } from "./entry-server";
import type { Assets, NavTree, Page, ShellModel } from "./model/page.gen";
import { noteDrawn } from "./render/bothDirections";
import { DemoFailure } from "./render/failure";
import { partMistake } from "./render/partMistake";
import { cacheFormatters } from "./render/cachedFormatters";

interface InitRequest {
  readonly type: "init";
  readonly shell: ShellModel;
  readonly trees: readonly NavTree[];
  readonly assets: Assets;
}

type Request = InitRequest | { readonly type: "render"; readonly id: number; readonly page: Page };

// Standard output carries the answers and nothing else: whatever a demo prints goes the other way.
const answer = process.stdout.write.bind(process.stdout);
process.stdout.write = process.stderr.write.bind(process.stderr);
globalThis.console = new Console(process.stderr);

cacheFormatters(globalThis);

/** The browser's build is beside the build for this program. */
const client = path.join(import.meta.dirname, "../client");
const sheets = new Map<string, string>();

let render: RenderPage | undefined;

/** Those of all pages, which come without them. */
let translations: Page["translations"] = {};

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  await handle(JSON.parse(line) as Request);
}

async function handle(request: Request): Promise<void> {
  if (request.type === "init") {
    start(request);
    return;
  }
  if (render === undefined) throw new Error("A page came before the init message.");
  const { id, page } = request;
  const drawn = { ltr: [] as string[], rtl: [] as string[] };
  noteDrawn((direction, prefix) => drawn[direction].push(prefix));
  try {
    const rendered = await render({ ...page, translations });
    send({ type: "rendered", id, page: rendered, drawn });
  } catch (error) {
    send({ type: "failed", id, ...explain(error), mistake: mistakeOf(page, error) });
  }
}

function start({ shell, trees, assets }: InitRequest): void {
  try {
    render = createRenderer(shell, trees, assets, { readSheet });
    translations = shell.messages;
    send({ type: "ready" });
  } catch (error) {
    send({ type: "failed", id: 0, ...explain(error) });
  }
}

function readSheet(href: string): string {
  const known = sheets.get(href) ?? readFileSync(path.join(client, href), "utf8");
  sheets.set(href, known);
  return known;
}

function explain(error: unknown) {
  return {
    message: messageOf(error),
    stack: withoutColors(error instanceof Error ? (error.stack ?? "") : ""),
  };
}

/** The mistake in a live part of a page; nothing for another error. */
function mistakeOf(page: Page, error: unknown) {
  if (!(error instanceof DemoFailure)) return null;
  return partMistake(page, error, { message: messageOf(error.cause), place: null });
}

function send(message: object): void {
  answer(`${JSON.stringify(message)}\n`);
}
