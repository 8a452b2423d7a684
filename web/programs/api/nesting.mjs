import ts from "typescript";

/** @typedef {{ file: string, line: number }} DeepFile */

/** Far from where the compiler ends on any system, and more than any declaration of a package has. */
const MAX_DEPTH = 200;

/**
 * A host that gives an empty module for each file that the compiler cannot follow.
 *
 * @param {ts.CompilerHost} host
 * @param {DeepFile[]} found Where these files are noted.
 * @returns {ts.CompilerHost}
 */
export function withoutDeepFiles(host, found) {
  return {
    ...host,
    getSourceFile: (file, options, ...rest) => {
      const line = deepLine(() => host.getSourceFile(file, options, ...rest));
      if (typeof line !== "number") return line;
      found.push({ file, line });
      return ts.createSourceFile(file, "export {};", options);
    },
  };
}

/**
 * The file that is read, or the line from which on it is nested too deeply.
 *
 * @param {() => ts.SourceFile | undefined} read
 */
function deepLine(read) {
  try {
    const file = read();
    const deep = file === undefined ? undefined : firstDeep(file);
    if (file === undefined || deep === undefined) return file;
    return file.getLineAndCharacterOfPosition(deep.getStart(file)).line + 1;
  } catch (error) {
    if (error instanceof RangeError) return 1;
    throw error;
  }
}

/**
 * Level by level, as going down would end as the compiler does.
 *
 * @param {ts.Node} file
 */
function firstDeep(file) {
  let level = [file];
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    /** @type {ts.Node[]} */
    const next = [];
    for (const node of level) ts.forEachChild(node, (child) => void next.push(child));
    level = next;
  }
  return level[0];
}
