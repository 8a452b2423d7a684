import type { SyntaxNode, Tree } from "./languages";

/** Called at each turn of a loop; the frame gives every file a function of this name. */
const call = "__guard();";

const loops = new Set(["ForStatement", "WhileStatement", "DoStatement"]);

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** Lets the frame look in at every turn of every loop. No line of the code moves. */
export function guardLoops(code: string, tree: Tree): string {
  const insertions: Insertion[] = [];
  tree.iterate({
    enter({ name, node }) {
      if (loops.has(name)) insertions.push(...aroundBody(node));
    },
  });
  insertions.sort((a, b) => a.at - b.at);
  let done = "";
  let from = 0;
  for (const { at, text } of insertions) {
    done += code.slice(from, at) + text;
    from = at;
  }
  return done + code.slice(from);
}

function aroundBody(loop: SyntaxNode): Insertion[] {
  const body = bodyOf(loop);
  if (body === null) return [];
  if (body.name === "Block") return [{ at: body.from + 1, text: call }];
  return [
    { at: body.from, text: `{${call}` },
    { at: body.to, text: "}" },
  ];
}

/** The statement that is repeated: after `do`, else the last one. */
function bodyOf(loop: SyntaxNode): SyntaxNode | null {
  if (loop.name !== "DoStatement") return loop.lastChild;
  return loop.firstChild?.nextSibling ?? null;
}
